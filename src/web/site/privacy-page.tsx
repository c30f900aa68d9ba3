import { Link } from 'wouter';
import { fillIn } from '#contract/errors.ts';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { KEPT_SETS } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';

/** The built-in privacy page: what this software keeps, and nothing it does not. */
export function PrivacyPage() {
  return (
    <Page title="Privacy">
      <h1>Privacy</h1>
      <Prose>
        <p>
          The posts you paste and the replies you get are not stored and not logged, except for what
          you save yourself.{' '}
          {facts.builtinWriter
            ? 'Replies are written on this server; your post goes nowhere else.'
            : 'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.'}{' '}
          The address of a post that you paste is asked for at its network by this server, which
          says nothing of you there.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">What is kept</th>
              <th scope="col">Why</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {KEPT_DATA.map(({ what, why, howLong }) => (
              <tr key={what}>
                <td>{fillIn(what, facts.wording)}</td>
                <td>{why}</td>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <Link to={PAGES.account}>Your account</Link> has what is yours of it to download, and
          deletes all but the gifts and the log. After that, today's count stays under a scrambled
          name until midnight UTC, so that deleting is not a way around the daily limit.
        </p>
        <p>
          Your browser also remembers today's count and your e-mail address, to show the page at
          once, and the post in the box and your last replies, so that a reload or a closed tab
          loses neither. Your last {KEPT_SETS} sets of replies are in your{' '}
          <Link to={PAGES.history}>history</Link>, where they can be removed and no longer kept. All
          of it stays on this device. Signing out clears it. The theme that you pick below is in a
          cookie for a year, which says nothing else.
        </p>
      </Prose>
    </Page>
  );
}
