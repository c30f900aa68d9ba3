import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import styles from './keys-dialog.module.css';
import { areKeysOn, switchKeys } from './keys-switch.ts';
import { t } from '../words/t.ts';

const KEYS = [
  ['1 – 8', 'copy that reply'],
  ['R', 'replies to the same post again (one use)'],
  ['E', 'edit the reply you are at, else the last copied'],
  ['S', 'save that reply'],
  ['Esc', 'stop writing'],
  ['/', 'into the box'],
  ['?', 'this list'],
] as const;

/** The list of keys; none of them does anything while one types. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn);
  function toggle(): void {
    switchKeys(!isOn);
    setIsOn(areKeysOn);
  }
  return (
    <Dialog isOpen={isOpen} labelledBy="keys" isNarrow onCancel={onClose}>
      <h2 id="keys">{t('Keys')}</h2>
      <dl className={styles['list']}>
        {KEYS.map(([key, effect]) => (
          <div key={key} className={styles['line']}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(effect)}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        <label className={styles['switch']}>
          <input type="checkbox" checked={isOn} onChange={toggle} />
          <span>{t('Use these keys')}</span>
        </label>
      </DialogActions>
    </Dialog>
  );
}
