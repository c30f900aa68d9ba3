import { defineConfig, mergeConfig } from 'vitest/config';
import everyDay from './vitest.config.ts';

/** The tests of every day, and those that take minutes: one after the other, alone. */
export default mergeConfig(
  everyDay,
  defineConfig({
    test: {
      projects: [
        {
          test: {
            name: 'endure',
            include: ['endure/**/*.endure.ts'],
            globalSetup: 'e2e/set-up.ts',
            setupFiles: 'src/server/testing/wait-out-midnight.ts',
            testTimeout: 3_600_000,
            hookTimeout: 120_000,
            expect: { poll: { timeout: 10_000 } },
            fileParallelism: false,
            sequence: { groupOrder: 2 },
          },
        },
      ],
    },
  }),
);
