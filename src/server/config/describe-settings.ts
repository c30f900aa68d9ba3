import { SETTINGS, type Setting } from './settings.ts';

/** The text of `.env.example`: every setting, what it is for, and what unset means. */
export function describeSettings(): string {
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) =>
    [
      ...setting.about.split('\n').map((line) => `# ${line}`),
      `# Unset: ${setting.unset}.`,
      `# ${name}=${setting.example}`,
    ].join('\n'),
  );
  const head =
    '# Copy to .env and take the # off what you set. A value with a # of its own stands in quotes.\n' +
    '# Made by `npm run generate:env`.';
  return `${[head, ...entries].join('\n\n')}\n`;
}
