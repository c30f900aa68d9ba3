import type { GenerationRequest } from '#contract/generation.ts';
import type { ShownSet } from '../uptake/uptake.ts';
import { isOffered } from './describe-request.ts';
import type { GenerationDeps } from './generation-deps.ts';
import type { Delivery } from './run-generation.ts';
import { writeByBrowser } from './write-by-browser.ts';

/** Who writes, and the arm that the set counts for. */
interface Chosen {
  deps: GenerationDeps;
  arm: ShownSet['arm'];
}

/**
 * Chooses who writes a generation: the model of the asking browser, the writer of the person's arm, or
 * the ordinary one. Plain answers are not counted, and so stand in no experiment.
 * @param options.person their id, or what a visitor's uses are counted by
 */
export function chooseWriter(
  deps: GenerationDeps,
  options: {
    request: GenerationRequest;
    person: string;
    delivery: Pick<Delivery, 'isWhole' | 'onBrief'>;
    untilMs: number;
  },
): Chosen {
  const { request, person, delivery, untilMs } = options;
  const byBrowser = writeByBrowser(deps, { request, onBrief: delivery.onBrief, untilMs });
  if (byBrowser !== deps || delivery.isWhole) return { deps: byBrowser, arm: null };
  return chooseByArm(deps, { request, person });
}

/** As `chooseWriter`, where nothing but the arm decides. Who picked a model themselves gets that one. */
export function chooseByArm(
  deps: GenerationDeps,
  { request, person }: { request: Pick<GenerationRequest, 'modelName'>; person: string },
): Chosen {
  const own = isOffered(deps.config, request.modelName) ? null : deps.experiments.armOf(person);
  if (own === null) return { deps, arm: null };
  const { writer, ...arm } = own;
  return { deps: writer === null ? deps : { ...deps, writer }, arm };
}
