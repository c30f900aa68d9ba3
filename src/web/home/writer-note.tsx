import { FoldedNotice } from '../ui/notice.tsx';
import { t } from '../words/t.ts';
import { tParts } from '../words/t-parts.tsx';

/** Honest about who writes when there is no model, and how to have one. */
export function WriterNote() {
  return (
    <FoldedNotice summary={t('Built-in writer: connect a model for sharper replies')}>
      <p>
        {tParts(
          'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.',
          [(words) => <code>{words}</code>],
        )}
      </p>
    </FoldedNotice>
  );
}
