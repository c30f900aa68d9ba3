import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArmLabel } from '#contract/arms.ts';
import type { Experiment } from '#contract/experiments.ts';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { DATE_LOCALE } from '../ui/date-locale.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ErrorBox, FoldedNotice } from '../ui/notice.tsx';
import { CellNote, MomentCell, Table, TextCell } from '../ui/table.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { describeResult } from './describe-result.ts';
import { ExperimentForm } from './experiment-form.tsx';
import { nameCandidate } from './name-candidate.ts';
import { showInterval, showShare } from './overview/show-figures.ts';
import { SpacedCard } from './spaced-card.tsx';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';

/**
 * Writers compared by use: the experiment that runs, or the form for one; and what the last came to.
 * `mayAdd` says whether a form for another writer stands above.
 */
export function ExperimentsCard({ mayAdd }: { mayAdd: boolean }) {
  const read = useOperatorRead();
  const experiments = useQuery({
    queryKey: ['operator', 'experiments'],
    queryFn: () => read('readExperiments'),
  });
  if (experiments.isError) return <ErrorBox>{describeFailure(experiments.error)}</ErrorBox>;
  if (experiments.data === undefined) return <p role="status">Loading...</p>;
  const { candidates, running, ended } = experiments.data;
  return (
    <>
      <SpacedCard aria-labelledby="experiment">
        <h2 id="experiment">Experiment</h2>
        <p className="soft">
          Two or three writers, each for a share of the people, who stay with it. What counts is
          which sets are taken: copied, saved or posted from.
        </p>
        {running !== null && <Running experiment={running} />}
        {running === null && candidates.length > 1 && (
          <ExperimentForm key={candidates.join()} candidates={candidates} />
        )}
        {running === null && candidates.length === 1 && (
          <p>There is no second writer to compare with{mayAdd ? '. Add one above.' : '.'}</p>
        )}
        {(running !== null || candidates.length > 1) && <HowItIsTold />}
      </SpacedCard>
      {running !== null && <ArmTable arms={running.arms} />}
      {ended.length > 0 && <Ended experiments={ended} />}
    </>
  );
}

function HowItIsTold() {
  return (
    <FoldedNotice summary="How a difference is told">
      <p>
        You may look as often as you like: a difference is called real when chance alone would ever
        show as much in at most 5 of 100 experiments (e-values by L. Wasserman, A. Ramdas and S.
        Balakrishnan, Universal inference, PNAS 2020, averaged as by H. Robbins, 1970; three arms by
        Bonferroni’s correction). Below each share is where the true one lies in 95 of 100 cases, by
        Wilson.
      </p>
      <p>
        Each set counts as if it were of another person: while few people write, one who writes very
        much can sway it. Where an arm’s writer fails and another takes over, the set counts for the
        arm. Not in it: plain answers of the API, a browser’s own model, and who picked a model
        themselves.
      </p>
    </FoldedNotice>
  );
}

function Running({ experiment }: { experiment: Experiment }) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [asked, setAsked] = useState<ArmLabel | 'none' | null>(null);
  const { id, name, begunAt, arms } = experiment;
  function end(): void {
    const writeWith = asked === null || asked === 'none' ? {} : { writeWith: asked };
    setAsked(null);
    void attempt(() => call('endExperiment', { body: { id, ...writeWith } }));
  }
  return (
    <>
      <p>
        {name}, since{' '}
        <time dateTime={begunAt}>{new Date(begunAt).toLocaleString(DATE_LOCALE)}</time>
      </p>
      <p>{describeResult(experiment)}</p>
      <Toolbar>
        {arms
          .filter(({ canBeFirst }) => canBeFirst)
          .map(({ label }) => (
            <Button key={label} look="secondary" disabled={isBusy} onClick={() => setAsked(label)}>
              End, and write with {label}
            </Button>
          ))}
        <Button look="secondary" disabled={isBusy} onClick={() => setAsked('none')}>
          End
        </Button>
      </Toolbar>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <ConfirmDialog
        question={askOf(experiment, asked)}
        action="End it"
        onCancel={() => setAsked(null)}
        onConfirm={end}
      />
    </>
  );
}

/** Beside the card: a table scrolls by itself where nothing around it is as wide as it is. */
function ArmTable({ arms }: Pick<Experiment, 'arms'>) {
  return (
    <Table label="Arms" areNumbers heads={['Arm', 'Share of people', 'Sets', 'Sets taken']}>
      {arms.map(({ label, writer, share, isThere, setsTaken }) => (
        <tr key={label}>
          <TextCell>
            {label}: {nameCandidate(writer)}
            {!isThere && (
              <CellNote>
                not there any more: its people get the ordinary writer, and count for it
              </CellNote>
            )}
          </TextCell>
          <td>{share} %</td>
          <td>{setsTaken.of.toLocaleString()}</td>
          <td>
            {showShare(setsTaken)}
            <CellNote>{showInterval(setsTaken)}</CellNote>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function askOf({ name, arms }: Experiment, asked: ArmLabel | 'none' | null): string | null {
  if (asked === null) return null;
  const arm = arms.find(({ label }) => label === asked);
  const next =
    arm === undefined
      ? 'All people get the ordinary writer again.'
      : `${nameCandidate(arm.writer)} writes for all people from then on.`;
  return `End ${name}? ${next}`;
}

function Ended({ experiments }: { experiments: readonly Experiment[] }) {
  return (
    <Table label="Last experiments" heads={['Last experiments', 'Ended', 'Arms', 'Result']}>
      {experiments.map((experiment) => (
        <tr key={experiment.id}>
          <TextCell>{experiment.name}</TextCell>
          <MomentCell at={experiment.endedAt ?? experiment.begunAt} />
          <TextCell>
            {experiment.arms.map(({ label, writer, share, setsTaken }) => (
              <CellNote key={label}>
                {label}: {nameCandidate(writer)}, {share} % of people, {setsTaken.count} of{' '}
                {setsTaken.of} sets taken ({showShare(setsTaken)})
              </CellNote>
            ))}
          </TextCell>
          <TextCell>{describeResult(experiment)}</TextCell>
        </tr>
      ))}
    </Table>
  );
}
