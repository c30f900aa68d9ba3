import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './reply-card.module.css';

interface Tool {
  Icon: LucideIcon;
  label: string;
  /** What it is done to, said to those who hear the page: 'reply 2'. */
  of: string;
}

/** What can be done with one reply: an icon with its word. */
export function ToolButton({
  Icon,
  label,
  of,
  className = '',
  ...rest
}: Tool & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className={`${styles['tool']} ${className}`.trim()}>
      <ToolWords Icon={Icon} label={label} of={of} />
    </button>
  );
}

/** The same that leads elsewhere. */
export function ToolAnchor({ Icon, label, of, ...rest }: Tool & ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles['tool']}>
      <ToolWords Icon={Icon} label={label} of={of} />
    </a>
  );
}

function ToolWords({ Icon, label, of }: Tool) {
  return (
    <>
      <Icon className={styles['icon']} aria-hidden="true" />
      <span>{label}</span>
      <span className="visually-hidden"> {of}</span>
    </>
  );
}
