import { afterAll } from 'vitest';
import { setUpSite, type Site } from './set-up-site.ts';
import { startModel, UNHURRIED, type ModelServer } from './start-model.ts';

/** A site where a model writes, for the tests of one file, and that model. */
export function setUpModelSite(): { site: Site; model: () => ModelServer } {
  let model: ModelServer;
  const site = setUpSite({
    env: async () => {
      model = await startModel();
      const place = { AI_MODEL: 'openai-compatible:x', OPENAI_COMPATIBLE_BASE_URL: model.url };
      return { ...place, ...UNHURRIED };
    },
  });
  afterAll(() => model[Symbol.asyncDispose]());
  return { site, model: () => model };
}
