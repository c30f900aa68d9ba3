import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, type FormEvent } from 'react';
import { MAX_MESSAGE_CHARACTERS } from '#contract/limits.ts';
import type { MessageKind, MessageRequest } from '#contract/site.ts';
import { call, describeFailure } from '../api.ts';
import { forgetters } from '../session/forget-person.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { forgetDrafts, useDraft } from '../ui/use-draft.ts';
import { t } from '../words/t.ts';

const WORDS = {
  contact: {
    title: 'Contact Us',
    about: 'A question, a problem, an idea: it reaches the person who runs this service.',
    email: 'Your e-mail, for the answer',
    text: 'Message',
    send: 'Send Message',
    sent: 'Sent. Thank you, you will be answered by e-mail.',
  },
  feedback: {
    title: 'Feedback',
    about: 'What works, what does not, what is missing?',
    email: 'Your e-mail, if you want an answer',
    text: 'Feedback',
    send: 'Send Feedback',
    sent: 'Sent. Thank you for telling us.',
  },
  newsletter: {
    title: 'Newsletter',
    about: 'News of Riposte by e-mail, now and then.',
    email: 'Your e-mail',
    text: null,
    send: 'Subscribe',
    sent: 'You are on the list. Thank you.',
  },
} as const satisfies Record<MessageKind, object>;

forgetters.push(forgetDrafts);

/** Who was last seen on one of these pages: a session may end without a sign-out. */
let writerId: string | null = null;

/** The built-in pages that leave something for the operator. */
export function MessagePage({ kind }: { kind: MessageKind }) {
  const words = WORDS[kind];
  const [typed, setTyped] = useDraft<string | null>(`${kind} e-mail`, null);
  const { userId = null, email: known = '' } = useProfile().data ?? {};
  useLayoutEffect(() => {
    if (userId === null) return;
    if (writerId !== null && writerId !== userId) forgetDrafts();
    writerId = userId;
  }, [userId]);
  // Who gives feedback says by it that they want an answer.
  const email = typed ?? (kind === 'feedback' ? '' : known);
  const [text, setText] = useDraft<string>(kind, '');
  const sending = useMutation({
    mutationFn: (message: MessageRequest) => call('sendMessage', { body: message }),
    onSuccess: () => {
      setTyped(null);
      setText('');
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    sending.mutate({ kind, email, text });
  }

  return (
    <Page title={t(words.title)}>
      <h1>{t(words.title)}</h1>
      <p>{t(words.about)}</p>
      <Card>
        <Form onSubmit={send}>
          <TextField
            label={t(words.email)}
            type="email"
            autoComplete="email"
            maxLength={254}
            required={kind !== 'feedback'}
            value={email}
            onChange={(event) => setTyped(event.target.value)}
          />
          {words.text !== null && (
            <TextArea
              label={t(words.text)}
              maxLength={MAX_MESSAGE_CHARACTERS}
              required
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <Button type="submit" isBusy={sending.isPending}>
            {t(words.send)}
          </Button>
          {sending.isError && <ErrorBox>{describeFailure(sending.error)}</ErrorBox>}
          {sending.isSuccess && <Notice isGood>{t(words.sent)}</Notice>}
        </Form>
      </Card>
    </Page>
  );
}
