import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { useSearchParams } from 'wouter';
import type { GiftDuration, GiftResult } from '#contract/gift.ts';
import { GIFT_DURATIONS } from '#contract/gift-durations.ts';
import { MAX_NOTES } from '#contract/limits.ts';
import { call, describeFailure } from '../api.ts';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { NoticeList } from '../ui/notice-list.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { askOfLosses, describePlan, splitEmails, takesAway } from './describe-gift.ts';
import styles from './gift-tab.module.css';
import { GIFT_TO } from './person-links.tsx';
import { useOperatorDeed } from './use-operator.ts';
import { useDeeds } from './use-deeds.ts';
import { DeedButton } from './deed-button.tsx';

/** More are counted; each stands in Manage Users. */
const NAMED_GIFTS = 5;

/** Gives premium to one e-mail or several; says what will happen before it does. */
export function GiftTab() {
  const { isBusy, error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const { losses, answer, ask } = useLosses();
  const cache = useQueryClient();
  const [parameters] = useSearchParams();
  const [text, setText] = useState(parameters.get(GIFT_TO) ?? '');
  const [duration, setDuration] = useState<GiftDuration>('1y');
  const [notes, setNotes] = useState('');
  const [done, setDone] = useState<{ results: GiftResult[]; label: string } | null>(null);
  const emails = splitEmails(text);

  async function gift(event: FormEvent): Promise<void> {
    event.preventDefault();
    setDone(null);
    const gifts = { emails, duration, notes };
    let isMeant = false; // asked once, also where a proof is asked for behind it
    const given = await attempt(async () => {
      isMeant ||= await ask((await cache.fetchQuery(planOf(emails, duration))).results);
      if (!isMeant) return null;
      return doDeed(JSON.stringify(gifts), (requestId) =>
        call('giftToMany', { body: { ...gifts, requestId } }),
      );
    });
    if (given === null) return;
    const label = GIFT_DURATIONS.find(({ id }) => id === duration)?.label ?? duration;
    setDone({ results: given.results, label });
    // What was refused stays in the box to be mended; what was given is done.
    const refused = given.results.filter(({ outcome }) => outcome === 'refused');
    // What was typed meanwhile is for the next gift.
    const left = refused.map(({ email }) => email).join('\n');
    setText((now) => (now === text ? left : now));
    if (refused.length === 0) setNotes((now) => (now === notes ? '' : now));
  }

  return (
    <Card aria-label="Gift Premium" className={styles['card'] ?? ''}>
      <Form onSubmit={(event) => void gift(event)}>
        <TextArea
          label="User email"
          rows={2}
          required
          placeholder="one, or several apart by commas or lines"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Duration"
          options={GIFT_DURATIONS}
          value={duration}
          onChange={setDuration}
        />
        <TextField
          label="Notes"
          maxLength={MAX_NOTES}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <DeedButton
          deed="giftToMany"
          type="submit"
          isWide
          isBusy={isBusy}
          disabled={emails.length === 0}
        >
          Gift Premium
        </DeedButton>
        {/* Above it, what comes while the button is pressed would move it away from under the press. */}
        <Preview emails={emails} duration={duration} />
        {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
        {done !== null && <Given {...done} />}
      </Form>
      <ConfirmDialog
        question={losses === null ? null : askOfLosses(losses)}
        action="Gift all the same"
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      />
    </Card>
  );
}

/** What a gift takes away, while the operator is asked whether it is meant. */
function useLosses() {
  const [asked, setAsked] = useState<{
    losses: GiftResult[];
    tell: (isMeant: boolean) => void;
  } | null>(null);
  return {
    losses: asked?.losses ?? null,
    answer: (isMeant: boolean): void => {
      asked?.tell(isMeant);
      setAsked(null);
    },
    /** @returns whether to give; nobody is asked where nothing is lost */
    ask: (plan: readonly GiftResult[]): Promise<boolean> => {
      const losses = plan.filter(takesAway);
      if (losses.length === 0) return Promise.resolve(true);
      return new Promise((tell) => setAsked({ losses, tell }));
    },
  };
}

/** What a gift would do. A press asks anew, or waits for the answer that is under way. */
function planOf(emails: readonly string[], duration: GiftDuration) {
  return queryOptions({
    queryKey: ['operator', 'gift-preview', emails.join(' '), duration],
    queryFn: () => call('previewGifts', { body: { emails: [...emails], duration } }),
    staleTime: 0,
    retry: false,
  });
}

/** What was refused comes first; what went well is one sentence when it is a crowd. */
function Given({ results, label }: { results: GiftResult[]; label: string }) {
  const { refused = [], given = [] } = Object.groupBy(results, ({ outcome }) =>
    outcome === 'refused' ? 'refused' : 'given',
  );
  const whom =
    given.length > NAMED_GIFTS
      ? [`${given.length.toLocaleString()} people`]
      : given.map(({ email }) => email);
  return (
    <>
      {refused.map(({ email, problem }) => (
        <ErrorBox key={email}>{`Error: ${problem} (${email})`}</ErrorBox>
      ))}
      {whom.map((each) => (
        <Notice key={each} isGood>
          {`Successfully gifted ${label} premium to ${each}`}
        </Notice>
      ))}
    </>
  );
}

/** Who will get what until when, asked while the form is filled. */
function Preview({ emails, duration }: { emails: string[]; duration: GiftDuration }) {
  // The last one may be half written, which is no question yet.
  const whole = useDeferredValue(
    emails
      .filter((email, index) => index < emails.length - 1 || /^[^@]+@[^@]+\.[^@]/.test(email))
      .join(' '),
  );
  const plan = useQuery({
    ...planOf(whole.split(' '), duration),
    enabled: whole !== '',
    placeholderData: (former) => former,
  });
  if (whole === '') return null;
  if (plan.isError) return <Notice>{describeFailure(plan.error)}</Notice>;
  if (plan.data === undefined) return null;
  const { bad = [], fine = [] } = Object.groupBy(plan.data.results, (result) =>
    result.outcome === 'refused' || takesAway(result) ? 'bad' : 'fine',
  );
  return (
    <NoticeList label="What will happen">
      {[...bad, ...fine].map((result) => (
        <li key={result.email} data-bad={bad.includes(result)}>
          <strong>{result.email}</strong> {describePlan(result)}
        </li>
      ))}
    </NoticeList>
  );
}
