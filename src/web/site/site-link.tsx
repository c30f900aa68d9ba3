import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

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
  const [path] = useLocation();
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
      <Link to={page} aria-current={path === page ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  );
}
