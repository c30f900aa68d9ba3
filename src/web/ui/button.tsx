import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'wouter';
import styles from './button.module.css';

export interface Look {
  /** danger: for what cannot simply be made anew. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isWide?: boolean;
}

/**
 * A button; of type "button" unless said otherwise, so that none sends a form by accident. While
 * what it does is under way (`isBusy`) it cannot be pressed again. It keeps the focus also then, and
 * where it cannot be pressed at all: `disabled` by the browser's own means the keyboard would begin
 * at the page's top again.
 */
export function Button({
  look = 'primary',
  isWide = false,
  isBusy = false,
  disabled = false,
  className = '',
  type = 'button',
  children,
  onClick,
  ...rest
}: Look & { isBusy?: boolean } & ComponentProps<'button'>) {
  const isOff = disabled || isBusy;
  return (
    <button
      aria-disabled={isOff || undefined}
      {...rest}
      onClick={isOff ? refuse : onClick}
      type={type}
      className={`${buttonClasses({ look, isWide })} ${className}`.trim()}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A press that sends no form either, by the Enter key neither. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', isWide = false, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClasses({ look, isWide })} />;
}

/** Turns while something is under way; words beside it say what. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}

/** The classes of whatever looks like a button. */
export function buttonClasses({ look, isWide }: Required<Look>): string {
  return [styles['button'], styles[look], isWide ? styles['wide'] : ''].filter(Boolean).join(' ');
}
