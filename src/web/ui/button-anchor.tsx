import type { ComponentProps } from 'react';
import { buttonClasses, type Look } from './button.tsx';

/** A link that looks like a button, to what is no page of ours: a file to download, another site. */
export function ButtonAnchor({
  look = 'primary',
  isWide = false,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonClasses({ look, isWide })}>
      {children}
    </a>
  );
}
