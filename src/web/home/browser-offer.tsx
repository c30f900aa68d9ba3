import { useState, useSyncExternalStore } from 'react';
import styles from '../ui/kept-list.module.css';
import { chooseByBrowser, isByBrowser } from './browser-choice.ts';
import { desk } from './desk.ts';
import { t } from '../words/t.ts';

const isHere = () => true;
const isMade = () => false;

/** Offers the browser's own model, which is ready; off until somebody turns it on, and then remembered. */
export function BrowserOffer() {
  // Not as the page was made: what this device has, only the device knows.
  const isShown = useSyncExternalStore(desk.subscribe, isHere, isMade);
  const [isOn, setIsOn] = useState(isByBrowser);
  if (!isShown) return null;

  function toggle(): void {
    chooseByBrowser(!isOn);
    setIsOn(!isOn);
  }

  return (
    <label className={`soft small ${styles['switch']}`}>
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <span>
        {t(
          "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.",
        )}
      </span>
    </label>
  );
}
