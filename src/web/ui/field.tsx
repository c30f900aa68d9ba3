import {
  useId,
  type ElementType,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import styles from './field.module.css';

interface Labelled {
  label: string;
  /** For a place where the look says what it is. */
  isLabelHidden?: boolean;
  /** Stands at the other end of the label's line. */
  beside?: ReactNode;
  /** What to know while filling it in; read out with the label. */
  hint?: string | null;
}

/** A labelled line of text. */
export function TextField(props: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return <Field {...props} control="input" />;
}

/** A labelled box for several lines. */
export function TextArea(props: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <Field {...props} control="textarea" />;
}

/** The label, the control and the hint; what is not named here is the control's. */
export function Field({
  label,
  isLabelHidden = false,
  beside,
  hint = null,
  control: Control,
  ...rest
}: Labelled & { control: ElementType }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles['field']}>
      <div className={isLabelHidden ? 'visually-hidden' : styles['head']}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <Control
        {...rest}
        id={id}
        className={styles['control']}
        aria-describedby={hint === null ? undefined : hintId}
      />
      {hint !== null && (
        <span id={hintId} className="soft">
          {hint}
        </span>
      )}
    </div>
  );
}
