// npm run model for a catalogue of one file, which a test serves: node e2e/get-tiny-model.ts SOURCE
// DATA_DIR SHA256 BYTES [word ...]
import { setTimeout as sleep } from 'node:timers/promises';
import { readMachine } from '#server/writers/local/check-machine.ts';
import { openModelStore } from '#server/writers/local/model-store.ts';
import { runModelCommand } from '#server/writers/local/run-model-command.ts';
import { installStandIn } from '#server/writers/local/testing/install-stand-in.ts';
import { isRuntimeCurrent } from '#server/writers/local/install-runtime.ts';
import { tryModel } from '#server/writers/local/try-model.ts';

const [source = '', dataDir = '', sha256 = '', bytes = '', ...words] = process.argv.slice(2);
const store = openModelStore(dataDir);
const tiny = {
  ...{ name: 'tiny', title: 'Tiny', about: 'for a test' },
  ...{ repository: 'riposte/tiny', revision: 'main', file: 'tiny.gguf' },
  ...{ bytes: Number(bytes), sha256, licence: 'MIT', licenceUrl: 'http://127.0.0.1/licence' },
  memoryBytes: 1,
};
try {
  await runModelCommand(
    {
      ...{ catalogue: [tiny], store, source, fetch, ask: null },
      readMachine: () => readMachine(store.folder),
      sleep: (ms) => sleep(ms),
      signal: new AbortController().signal,
      say: (line) => console.log(line),
      showProgress: (line) => console.log(line),
      isRuntimeCurrent: () => isRuntimeCurrent(store.runtimeFolder),
      installRuntime: () => Promise.resolve(installStandIn(store.runtimeFolder)),
      tryModel: (model) =>
        tryModel({ ...store, weights: store.weightsOf(model.name), bytes: model.bytes }),
    },
    words,
  );
} catch (error) {
  console.error((error as Error).message); // the command throws only errors
  process.exitCode = 1;
}
