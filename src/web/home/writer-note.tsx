import { FoldedNotice } from '../ui/notice.tsx';

/** Honest about who writes when there is no model, and how to have one. */
export function WriterNote() {
  return (
    <FoldedNotice summary="Built-in writer: connect a model for sharper replies">
      <p>
        Put a key into the file <code>.env</code> and start again: <code>OPENAI_API_KEY</code>,{' '}
        <code>ANTHROPIC_API_KEY</code> or <code>GOOGLE_GENERATIVE_AI_API_KEY</code>. Without one:{' '}
        <code>npm run model</code> gets a model for this machine, and one that Ollama has is found
        at the start.
      </p>
    </FoldedNotice>
  );
}
