// The process that runs the tests, one run after the other: what has changed since the last one is
// loaded again, with all that leans on it.
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Modules = Parameters<typeof runBaseTests>[1]['evaluatedModules'];
type Module = ReturnType<Modules['getModuleById']>;

/** Vitest's, which it keeps for itself until its first run. */
let loaded: Modules | null = null;

init({
  post: (message) => process.send?.(message),
  on: (listener) => process.on('message', listener),
  off: (listener) => process.off('message', listener),
  setup: setupEnvironment,
  runTests: async (state, traces) => {
    const seen = new Set<Module>();
    const isChanged = (file: string) => loaded?.fileToModulesMap.get(file) ?? [];
    for (const file of state.providedContext.mutantsChanged) {
      for (const module of isChanged(file)) forget(module, seen);
    }
    const running = runBaseTests('run', state, traces);
    loaded = state.evaluatedModules;
    await running;
  },
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});
process.on('disconnect', () => process.exit());

function forget(module: Module, seen: Set<Module>): void {
  if (module === undefined || seen.has(module)) return;
  seen.add(module);
  for (const importer of module.importers) forget(loaded?.getModuleById(importer), seen);
  loaded?.invalidateModule(module);
}
