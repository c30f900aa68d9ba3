import { addressOf, type CatalogueModel } from './catalogue.ts';
import { findMisfit, inGb, RUNTIME_BYTES, type Machine } from './check-machine.ts';
import { downloadFile } from './download-file.ts';
import type { GotModel, ModelStore } from './model-store.ts';

/** What the person who called can put right. */
export class ModelCommandError extends Error {
  override name = 'ModelCommandError';
}

/** All that the command meets, passed in. */
export interface ModelCommandDeps {
  catalogue: readonly CatalogueModel[];
  store: ModelStore;
  readMachine: () => Machine;
  /** Where files come from: Hugging Face, or a mirror with the same paths. */
  source: string;
  fetch: typeof fetch;
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  signal: AbortSignal;
  say: (line: string) => void;
  /** Shows how far a download is; the last word replaces the one before, or is left out. */
  showProgress: (words: string) => void;
  /** Asks the person at the terminal; null where nobody is there. */
  ask: ((question: string) => Promise<string>) | null;
  isRuntimeCurrent: () => boolean;
  installRuntime: () => Promise<void>;
  /** Loads a model and lets it write a few words. Gives what to tell; throws in words. */
  tryModel: (model: GotModel) => Promise<string>;
}

/**
 * `npm run model`: gets a model, and says and changes which one writes.
 * @param args what was typed after the command
 * @throws ModelCommandError, DownloadError or another Error in words
 */
export async function runModelCommand(
  deps: ModelCommandDeps,
  [verb, ...names]: readonly string[],
): Promise<void> {
  const known = deps.catalogue.map(({ name }) => name);
  if (verb === undefined) return choose(deps);
  const [name = ''] = names;
  switch (verb) {
    case 'list':
      list(deps);
      return;
    case 'get':
      return get(deps, name);
    case 'use':
      return use(deps, name);
    case 'remove':
      return remove(deps, name);
    default:
      if (known.includes(verb)) return get(deps, verb);
      throw new ModelCommandError(
        `npm run model -- get NAME, list, use NAME or remove NAME; NAME is one of ${known.join(', ')}.`,
      );
  }
}

/** Shows the sizes, and asks for one where somebody can answer. */
async function choose(deps: ModelCommandDeps): Promise<void> {
  const { ask, say } = deps;
  const best = list(deps);
  if (ask === null) {
    throw new ModelCommandError(
      `Nobody is here to answer, so nothing was done. Type npm run model -- get ${best ?? 'NAME'}.`,
    );
  }
  const answer = await ask(`\nWhich one?${best === null ? '' : ` [${best}]`} `);
  const name = answer.trim() || best;
  if (name === null) return say('Nothing was done.');
  const model = findModel(deps, name);
  if (isGot(deps, model)) return use(deps, name);
  describeDownload(deps, model);
  const consent = (await ask('Download it? [Y/n] ')).trim().toLowerCase();
  if (consent !== '' && !consent.startsWith('y')) return say('Nothing was done.');
  return fetchAndUse(deps, model);
}

/** @returns the name of the one to begin with, of those that fit */
function list(deps: ModelCommandDeps): string | null {
  const { catalogue, store, say } = deps;
  const machine = deps.readMachine();
  const used = store.findUsed()?.name;
  const got = store.list().map(({ name }) => name);
  const fitting: CatalogueModel[] = [];
  say(
    `This machine: ${inGb(machine.memoryBytes)} of memory, ${inGb(machine.diskBytes)} of disk free.\n`,
  );
  for (const model of catalogue) {
    const misfit = findMisfit(model, { machine, store });
    const isHere = got.includes(model.name);
    if (misfit === null || isHere) fitting.push(model);
    const state = model.name === used ? 'writes' : isHere ? 'here' : (misfit ?? 'fits');
    const facts = `${model.title.padEnd(14)}${inGb(model.bytes).padEnd(8)}${state}`;
    say(`${model.name.padEnd(8)}${facts}\n${' '.repeat(8)}${model.about}`);
  }
  const best = fitting.find(({ isFirstChoice }) => isFirstChoice) ?? fitting.at(-1);
  return best?.name ?? null;
}

function isGot({ store }: ModelCommandDeps, model: CatalogueModel): boolean {
  return store.list().some(({ name, sha256 }) => name === model.name && sha256 === model.sha256);
}

function describeDownload(
  { source, store, isRuntimeCurrent, say }: ModelCommandDeps,
  model: CatalogueModel,
): void {
  say(
    [
      `${model.title}: ${inGb(model.bytes)} from ${addressOf(model, source)}`,
      `Its licence is ${model.licence} (${model.licenceUrl}).`,
      `It is kept in ${store.folder}; npm run model -- remove ${model.name} takes it away.`,
      ...(isRuntimeCurrent()
        ? []
        : [
            `What runs it, node-llama-cpp (MIT), comes from the npm registry: at most ${inGb(RUNTIME_BYTES)}.`,
          ]),
    ].join('\n'),
  );
}

async function get(deps: ModelCommandDeps, name: string): Promise<void> {
  const model = findModel(deps, name);
  if (!isGot(deps, model)) describeDownload(deps, model);
  return fetchAndUse(deps, model);
}

/** What can be refused is refused before anything is downloaded. */
async function fetchAndUse(deps: ModelCommandDeps, model: CatalogueModel): Promise<void> {
  const { store, say } = deps;
  const isHere = isGot(deps, model);
  const misfit = isHere ? null : findMisfit(model, { machine: deps.readMachine(), store });
  if (misfit !== null) {
    throw new ModelCommandError(`${model.title} does not fit: ${misfit}. Nothing was downloaded.`);
  }
  if (!deps.isRuntimeCurrent()) await deps.installRuntime();
  if (!isHere) await download(deps, model);
  say(`${model.title} is here.`);
  return use(deps, model.name);
}

async function download(deps: ModelCommandDeps, model: CatalogueModel): Promise<void> {
  const { store, source, fetch, sleep, signal, showProgress } = deps;
  const { name, title, bytes, sha256 } = model;
  const startedMs = performance.now();
  let startedAt: number | null = null;
  await downloadFile({
    ...{ url: addressOf(model, source), file: store.weightsOf(name), bytes, sha256 },
    ...{ fetch, sleep, signal },
    onProgress: (done) => {
      startedAt ??= done;
      const seconds = (performance.now() - startedMs) / 1000;
      const perSecond = (done - startedAt) / seconds;
      const left = perSecond > 0 ? `, ${describeSeconds((bytes - done) / perSecond)} left` : '';
      showProgress(`${Math.floor((done / bytes) * 100)} % of ${inGb(bytes)}${left}`);
    },
    onCheck: () => showProgress('100 %, comparing the checksum'),
  });
  store.keep({ name, title, bytes, sha256 });
}

/** Only a model that was seen writing takes the former writer's place. */
async function use(deps: ModelCommandDeps, name: string): Promise<void> {
  const { store, say } = deps;
  const model = store.list().find((got) => got.name === name);
  if (model === undefined) {
    throw new ModelCommandError(
      `${name === '' ? 'That model' : name} is not here. npm run model -- list shows which are; npm run model -- get NAME gets one.`,
    );
  }
  if (!deps.isRuntimeCurrent()) await deps.installRuntime();
  say('Trying it ...');
  say(await deps.tryModel(model));
  store.use(name);
  say(
    `${model.title} writes from the next start on, unless AI_MODEL or a provider's key is set. AI_MODEL=builtin says no to it.`,
  );
}

function remove(deps: ModelCommandDeps, name: string): void {
  const { store, say } = deps;
  const model = findModel(deps, name);
  const wasUsed = store.findUsed()?.name === name;
  if (!takeAway(deps, model))
    return say(`${model.title} is not here: there was nothing to remove.`);
  say(`${model.title} is off the disk.`);
  const [other] = store.list();
  if (!wasUsed) return;
  say(
    other === undefined
      ? 'The built-in writer writes from the next start on, unless another model is set.'
      : `It was the one that wrote: npm run model -- use ${other.name} lets ${other.title} write.`,
  );
}

/** @returns whether anything of it was there */
function takeAway({ store }: ModelCommandDeps, { name, title }: CatalogueModel): boolean {
  try {
    return store.remove(name);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ModelCommandError(
      `${title} cannot be taken off the disk: ${why}. On Windows a Riposte that writes with it holds it: stop that, then run this again.`,
      { cause },
    );
  }
}

function findModel({ catalogue }: ModelCommandDeps, name: string): CatalogueModel {
  const model = catalogue.find((one) => one.name === name);
  if (model !== undefined) return model;
  const names = catalogue.map((one) => one.name).join(', ');
  throw new ModelCommandError(
    name === ''
      ? `Say which one: ${names}.`
      : `There is no model ${JSON.stringify(name)}, only ${names}.`,
  );
}

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
