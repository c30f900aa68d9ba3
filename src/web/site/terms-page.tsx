import { FREE_FAILURES_A_DAY } from '#contract/limits.ts';
import { facts } from '../facts.ts';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';

/** The built-in terms, used until the operator sets a page of their own. */
export function TermsPage() {
  return (
    <Page title="Terms">
      <h1>Terms</h1>
      <Prose>
        <p>
          Riposte suggests replies. What you post is yours: read it first, change it as you like,
          and answer for it under your own name.
        </p>
        <ul>
          <li>Do not use it to harass, threaten or deceive anybody, or to break the law.</li>
          <li>Follow the rules of the network where you post.</li>
          <li>
            Free accounts have {facts.wording.freeLimit} generations a day and premium accounts{' '}
            {facts.wording.premiumLimit}. Days are counted in UTC. A generation that fails does not
            count. One that you stop, or whose post the writer cannot answer, is free{' '}
            {FREE_FAILURES_A_DAY} times a day.
          </li>
          <li>Suggestions can be wrong. They are offered as they are, without a warranty.</li>
          <li>Accounts that are used to harm others may be closed.</li>
        </ul>
      </Prose>
    </Page>
  );
}
