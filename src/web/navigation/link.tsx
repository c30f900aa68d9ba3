import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo, useAddress } from './address.tsx';

export type LinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link to a page of this site; marked as current on that page. */
export function Link({ to, ...rest }: LinkProps) {
  const isCurrent = useAddress().pathname === to;
  return (
    <a {...rest} href={to} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {rest.children}
    </a>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  // A new tab or window, or a download, is the browser's own business.
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.button !== 0) return;
  event.preventDefault();
  goTo(event.currentTarget.href);
}
