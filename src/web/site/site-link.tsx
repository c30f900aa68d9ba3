import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

/** A link to the operator's own page when a target is set, else to the built-in one, else none. */
export function SiteLink({
  target,
  page,
  children,
}: {
  target: string | null;
  page?: string;
  children: ReactNode;
}) {
  if (target !== null) {
    return (
      <li>
        <a href={target} rel="noopener">
          {children}
        </a>
      </li>
    );
  }
  if (page === undefined) return null;
  return (
    <li>
      <NavLink to={page} end>
        {children}
      </NavLink>
    </li>
  );
}
