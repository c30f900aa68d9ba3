import type { GenerationEvents } from '#contract/generation.ts';

/** An event of a streamed generation, with its name. */
export type GenerationEvent = {
  [Name in keyof GenerationEvents]: [Name, GenerationEvents[Name]];
}[keyof GenerationEvents];

/** The events of an answer as they come. */
export async function* readEvents(answer: Response): AsyncGenerator<GenerationEvent> {
  let unread = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    unread += piece;
    const blocks = unread.split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      yield [event, JSON.parse(data)] as GenerationEvent;
    }
  }
}
