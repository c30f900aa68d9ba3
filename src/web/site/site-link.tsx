import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';

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
      <Link to={page}>{children}</Link>
    </li>
  );
}
