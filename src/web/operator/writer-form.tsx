import { useState, type FormEvent } from 'react';
import { WRITER_PROVIDERS, type WriterProvider } from '#contract/writer-providers.ts';
import type {
  KeptWriter,
  TypedWriter,
  WriterSettingsAnswer,
  WriterTrial,
} from '#contract/writer-settings.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { showCost } from './overview/show-figures.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useOperatorDeed } from './use-operator.ts';
import styles from './writer-form.module.css';
import { repeatWriter } from './repeat-writer.ts';

const PROVIDER_OPTIONS = WRITER_PROVIDERS.map((id) => ({ id, label: PROVIDER_NAMES[id] }));
const PLACES = [
  { id: 'first', label: 'It writes' },
  { id: 'last', label: 'It takes over when the others fail' },
] as const;

/** A writer by its key: listed, tried, kept. */
export function WriterForm({ settings }: { settings: WriterSettingsAnswer }) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [provider, setProvider] = useState<WriterProvider>('google');
  const [typedUrl, setTypedUrl] = useState('');
  const [key, setKey] = useState('');
  const [model, setModel] = useState('');
  const [models, setModels] = useState<readonly string[] | null>(null);
  const [place, setPlace] = useState<(typeof PLACES)[number]['id']>('first');
  const [trial, setTrial] = useState<Trial | null>(null);
  /** What the error is of; null once the form says something else. */
  const [pressed, setPressed] = useState<'list' | 'try' | 'save' | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const said = settings.environment.find((each) => each.provider === provider);
  const isBuiltin = provider === 'builtin';
  const baseUrl = said?.baseUrl ?? typedUrl;
  const at = {
    provider,
    ...(provider === 'openai-compatible' && { baseUrl }),
    ...(key !== '' && { key }),
  };
  const typed: TypedWriter = { ...at, model: isBuiltin ? provider : model };

  /** What was listed and tried, and what was wrong with it, was of another. */
  function forget(): void {
    setPressed(null);
    setModels(null);
    setTrial(null);
    setIsSaved(false);
  }

  function nameModel(typedModel: string): void {
    setModel(typedModel);
    if (pressed !== 'list') setPressed(null); // a list is of no model
  }

  async function list(): Promise<void> {
    setPressed('list');
    setIsSaved(false);
    const listed = await attempt(() => call('listWriterModels', { body: at }));
    if (listed === null) return;
    setModels(listed.models);
    if (!listed.models.includes(model)) setModel(listed.models[0] ?? '');
  }

  async function tryIt(): Promise<void> {
    setPressed('try');
    setIsSaved(false);
    const result = await attempt(() => call('tryWriter', { body: typed }));
    setTrial(result && { ...result, name: isBuiltin ? PROVIDER_NAMES.builtin : model });
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed('save');
    setIsSaved(false);
    const others = settings.writers.filter((kept) => !isSame(kept, typed)).map(repeatWriter);
    const writers = place === 'first' ? [typed, ...others] : [...others, typed];
    const saved = await attempt(() => call('saveWriterSettings', { body: { writers } }));
    if (saved === null) return;
    setKey('');
    setModel('');
    forget();
    setIsSaved(true);
  }

  return (
    <Card aria-labelledby="add-writer">
      <h2 id="add-writer">Add a writer</h2>
      <Form onSubmit={(event) => void save(event)}>
        <SelectField
          label="Provider"
          options={PROVIDER_OPTIONS}
          value={provider}
          onChange={(picked) => {
            setProvider(picked);
            setKey('');
            setModel('');
            forget();
          }}
        />
        {provider === 'openai-compatible' && (
          <TextField
            label="Address"
            type="url"
            required
            disabled={said !== undefined}
            placeholder="https://models.example/v1"
            value={baseUrl}
            onChange={(event) => {
              setTypedUrl(event.target.value);
              forget();
            }}
          />
        )}
        {!isBuiltin && (
          <TextField
            label="Key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            disabled={said !== undefined}
            hint={describeKeyHint(settings, { ...at, isOfEnvironment: said !== undefined })}
            value={key}
            onChange={(event) => {
              setKey(event.target.value.trim());
              forget();
            }}
          />
        )}
        {!isBuiltin && (models === null || models.length === 0) && (
          <TextField
            label="Model"
            required
            autoComplete="off"
            spellCheck={false}
            hint={
              models === null
                ? 'Its name, or list those of the provider.'
                : 'The provider lists none. Type its name.'
            }
            value={model}
            onChange={(event) => nameModel(event.target.value.trim())}
          />
        )}
        {!isBuiltin && models !== null && models.length > 0 && (
          <SelectField
            label="Model"
            options={models.map((id) => ({ id, label: id }))}
            value={model}
            onChange={nameModel}
          />
        )}
        {settings.writers.length > 0 && (
          <SelectField label="Place" options={PLACES} value={place} onChange={setPlace} />
        )}
        <Toolbar>
          {!isBuiltin && (
            <Button
              look="secondary"
              isBusy={isBusy && pressed === 'list'}
              disabled={isBusy}
              onClick={() => void list()}
            >
              List models
            </Button>
          )}
          <Button
            look="secondary"
            isBusy={isBusy && pressed === 'try'}
            disabled={isBusy || (!isBuiltin && model === '')}
            onClick={() => void tryIt()}
          >
            Try it
          </Button>
          <Button type="submit" isBusy={isBusy && pressed === 'save'} disabled={isBusy}>
            Save
          </Button>
        </Toolbar>
        {error !== null && pressed !== null && <ErrorBox>{error}</ErrorBox>}
        {isSaved && <Notice isGood>Saved. Every server writes so within two seconds.</Notice>}
      </Form>
      {trial !== null && <TrialResult trial={trial} />}
    </Card>
  );
}

/** What was tried by its name: the form may say another by now. */
interface Trial extends WriterTrial {
  name: string;
}

function TrialResult({ trial }: { trial: Trial }) {
  const { name, post, replies, firstMs, totalMs, inputTokens, outputTokens, cost, currency } =
    trial;
  const tokens =
    inputTokens === null || outputTokens === null
      ? 'No tokens were told.'
      : `${inputTokens.toLocaleString()} tokens read, ${outputTokens.toLocaleString()} written; cost ${showCost(cost, currency)}.`;
  return (
    <div role="status" className={styles['trial']}>
      <p className="soft">
        {name} to the post: {post}
      </p>
      <ul aria-label="Replies of the trial">
        {replies.map((reply) => (
          <li key={reply}>{reply}</li>
        ))}
      </ul>
      <p>
        First reply after {showSeconds(firstMs)}, all after {showSeconds(totalMs)}. {tokens}
      </p>
    </div>
  );
}

function showSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function isSame(kept: KeptWriter, { provider, model, baseUrl }: TypedWriter): boolean {
  return kept.provider === provider && kept.model === model && kept.baseUrl === (baseUrl ?? null);
}

function describeKeyHint(
  { writers }: WriterSettingsAnswer,
  at: { provider: WriterProvider; baseUrl?: string; isOfEnvironment: boolean },
): string | null {
  if (at.isOfEnvironment) return 'The environment of the server says it; it is changed there.';
  const isKept = writers.some(
    ({ provider, baseUrl, key }) =>
      provider === at.provider && baseUrl === (at.baseUrl ?? null) && key === 'kept',
  );
  if (isKept) return 'Leave it empty to use the one that is kept.';
  return at.provider === 'openai-compatible' ? 'Leave it empty where the server wants none.' : null;
}
