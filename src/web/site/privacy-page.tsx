import { Link } from 'react-router';
import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { Page, Prose } from '../ui/page.tsx';

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
            : 'Your post is sent to the language model that this service uses, to write the replies.'}
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
            <tr>
              <td>Your name, e-mail address and photo, from Google</td>
              <td>To show who is signed in, and to recognise premium</td>
              <td>As long as you have an account</td>
            </tr>
            <tr>
              <td>A session, as a cookie and as a hash in our database</td>
              <td>To keep you signed in</td>
              <td>30 days after your last visit, or until you sign out</td>
            </tr>
            <tr>
              <td>How many generations you used on which day</td>
              <td>To apply the daily limit</td>
              <td>90 days</td>
            </tr>
            <tr>
              <td>A scrambled fingerprint of a post you generated replies for</td>
              <td>So that single replies to it can be changed without a use</td>
              <td>One day</td>
            </tr>
            <tr>
              <td>Replies you save as favorites, with the post they answer</td>
              <td>To show them to you again</td>
              <td>Until you delete them</td>
            </tr>
            <tr>
              <td>Tones of your own, with their examples</td>
              <td>To write in them</td>
              <td>Until you delete them</td>
            </tr>
            <tr>
              <td>Your orders, and the ids and states of payments and memberships, never a card</td>
              <td>To know that premium is paid, and to end it when it is not</td>
              <td>As long as you have an account; orders that were not paid 60 days</td>
            </tr>
            <tr>
              <td>Your IP address, when you sign in or send us a message</td>
              <td>To keep out floods</td>
              <td>Two hours at most</td>
            </tr>
            <tr>
              <td>What you write in Contact Us, Feedback or Newsletter</td>
              <td>To read it and answer</td>
              <td>Until we delete it</td>
            </tr>
          </tbody>
        </table>
        <p>
          <Link to={PAGES.account}>Your account</Link> has all of it to download, and deletes it.
          After that, today's count stays under a scrambled name until midnight UTC, so that
          deleting is not a way around the daily limit.
        </p>
        <p>
          Your browser also remembers today's count and your e-mail address, to show the page at
          once. Signing out clears them.
        </p>
      </Prose>
    </Page>
  );
}
