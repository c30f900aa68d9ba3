import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_WRITERS } from '#contract/writer-providers.ts';
import type { KeptWriter, WriterSettingsAnswer } from '#contract/writer-settings.ts';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { DATE_LOCALE } from '../ui/date-locale.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { CellActions, CellNote, Table, TextCell } from '../ui/table.tsx';
import { ExperimentsCard } from './experiments-card.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { repeatWriter } from './repeat-writer.ts';
import { SpacedCard } from './spaced-card.tsx';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';
import { WriterForm } from './writer-form.tsx';

/** Who writes, in which order; owners add, order, remove and compare writers. */
export function WriterTab() {
  const read = useOperatorRead();
  const settings = useQuery({
    queryKey: ['operator', 'writer'],
    queryFn: () => read('readWriterSettings'),
  });
  if (settings.isError) return <ErrorBox>{describeFailure(settings.error)}</ErrorBox>;
  if (settings.data === undefined) return <p role="status">Loading...</p>;
  const { locked, canKeepKeys, writers } = settings.data;
  const mayAdd = locked === null && canKeepKeys && writers.length < MAX_WRITERS;
  return (
    <>
      <NowCard settings={settings.data} />
      {writers.length > 0 && <KeptWriters settings={settings.data} />}
      {mayAdd && <WriterForm settings={settings.data} />}
      {writers.length >= MAX_WRITERS && (
        <Notice>These are as many as can be kept. Remove one to add another.</Notice>
      )}
      <ExperimentsCard mayAdd={mayAdd} />
    </>
  );
}

function NowCard({ settings }: { settings: WriterSettingsAnswer }) {
  const { now, failure, locked, fallback, canKeepKeys, writers } = settings;
  return (
    <SpacedCard aria-labelledby="writer-now">
      <h2 id="writer-now">Who writes now</h2>
      <p>{now === 'builtin' ? PROVIDER_NAMES.builtin : now}</p>
      {failure !== null && (
        <ErrorBox>
          On this server it failed last at{' '}
          <time dateTime={failure.at}>{new Date(failure.at).toLocaleString(DATE_LOCALE)}</time>, and
          has written nothing since. {failure.problem}
        </ErrorBox>
      )}
      {locked !== null && (
        <Notice>
          The environment of the server says AI_MODEL={locked}. It wins over what is chosen here,
          and is changed there, with a restart.
        </Notice>
      )}
      {locked === null && !canKeepKeys && (
        <Notice>
          Keys cannot be kept here yet. Set SETTINGS_KEY to at least 32 random characters (openssl
          rand -hex 32 prints some) where the server starts, and restart it.
        </Notice>
      )}
      {locked === null && canKeepKeys && writers.length === 0 && (
        <p className="soft">Nobody is chosen here: the server uses what it finds.</p>
      )}
      {fallback !== null && (
        <p className="soft">
          When all others fail: {fallback}, by AI_FALLBACK_MODEL in the environment of the server.
        </p>
      )}
    </SpacedCard>
  );
}

function KeptWriters({
  settings: { writers, locked, canKeepKeys },
}: {
  settings: WriterSettingsAnswer;
}) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [asked, setAsked] = useState<number | null>(null);
  const mayChange = locked === null && canKeepKeys && !isBusy;
  const save = (next: readonly KeptWriter[]) =>
    void attempt(() => call('saveWriterSettings', { body: { writers: next.map(repeatWriter) } }));
  const raise = (index: number) =>
    save([
      ...writers.slice(0, index - 1),
      ...writers.slice(index, index + 1),
      ...writers.slice(index - 1, index),
      ...writers.slice(index + 1),
    ]);
  return (
    <>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <Table label="Order of writers" heads={['Writer', 'Order', 'Key', 'Actions']}>
        {writers.map((writer, index) => (
          <tr key={`${index} ${writer.provider} ${writer.model}`}>
            <TextCell>
              {nameOf(writer)}
              {writer.baseUrl !== null && <CellNote>{writer.baseUrl}</CellNote>}
            </TextCell>
            <td>{index === 0 ? 'writes' : `takes over, ${index}.`}</td>
            <td>{describeKey(writer)}</td>
            <td>
              <CellActions>
                {index > 0 && (
                  <Button
                    look="quiet"
                    aria-label={`Move ${nameOf(writer)} up`}
                    disabled={!mayChange}
                    onClick={() => raise(index)}
                  >
                    Up
                  </Button>
                )}
                <Button
                  look="quiet"
                  aria-label={`Remove ${nameOf(writer)}`}
                  disabled={!mayChange}
                  onClick={() => setAsked(index)}
                >
                  Remove
                </Button>
              </CellActions>
            </td>
          </tr>
        ))}
      </Table>
      <ConfirmDialog
        question={asked === null ? null : askOf(writers, asked)}
        action="Remove"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          save(writers.filter((_, index) => index !== asked));
        }}
      />
    </>
  );
}

/** Who only takes over has nobody step in for them. */
function askOf(writers: readonly KeptWriter[], index: number): string | null {
  const writer = writers[index];
  if (writer === undefined) return null;
  const sentences = [`Remove ${nameOf(writer)}?`];
  if (writer.key === 'kept' || writer.key === 'lost') sentences.push('Its key is deleted here.');
  if (index === 0) {
    sentences.push(
      writers.length > 1
        ? 'The next in order writes at once.'
        : 'The server uses what it finds at once.',
    );
  }
  return sentences.join(' ');
}

function nameOf({ provider, model }: KeptWriter): string {
  return provider === 'builtin'
    ? PROVIDER_NAMES.builtin
    : `${model} of ${PROVIDER_NAMES[provider]}`;
}

function describeKey({ key, keyEnd }: KeptWriter): string {
  const words = {
    none: 'none',
    environment: 'of the environment',
    kept: keyEnd === null ? 'kept' : `ends in ${keyEnd}`,
    lost: 'cannot be read: add this writer again with its key',
  };
  return words[key];
}
