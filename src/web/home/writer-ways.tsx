import { t } from '../words/t.ts';
import { tParts } from '../words/t-parts.tsx';

/** How to have a model, for who opens the note. */
export function WriterWays() {
  return (
    <p>
      {tParts(
        'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.',
        [(words) => <code>{words}</code>],
      )}{' '}
      {t('Operators can also paste a key in the dashboard, tab Writer, without a restart.')}
    </p>
  );
}
