import { Link, useSearchParams } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The parameter of the address whom 'Gift Premium' begins with. */
export const GIFT_TO = 'gift-to';

function toTab(tab: string, parameters: Record<string, string>): string {
  return `${PAGES.adminDashboard}?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}

/** An e-mail that leads to whoever has it. */
export function PeopleLink({ email }: { email: string }) {
  return <Link to={toTab('people', { 'people-search': email })}>{breakAtHost(email)}</Link>;
}

/** A person's e-mail in the list of people, which leads to their page; the list stays as it is. */
export function PersonLink({ userId, email }: { userId: string; email: string }) {
  const [parameters] = useSearchParams();
  const theirs = { ...Object.fromEntries(parameters), 'people-id': userId };
  return <Link to={toTab('people', theirs)}>{breakAtHost(email)}</Link>;
}

/** Where premium is given to this person. */
export function GiftLink({ email }: { email: string }) {
  return (
    <ButtonLink look="secondary" to={toTab('gift', { [GIFT_TO]: email })}>
      Gift Premium
    </ButtonLink>
  );
}

/** Where this person's gifts are revoked. */
export function GiftsLink({ email }: { email: string }) {
  return (
    <ButtonLink look="secondary" to={toTab('users', { 'users-search': email })}>
      Manage gifts
    </ButtonLink>
  );
}

/** On a narrow screen an address goes on in a second line with its host, not with a letter of it. */
function breakAtHost(email: string) {
  const [name, ...host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
