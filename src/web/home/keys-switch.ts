const SWITCH = 'keys';

/** Whether single keys do something: yes, until somebody says no (WCAG 2.2, 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off';
  } catch {
    return true;
  }
}

/** A browser that keeps nothing leaves them as they are. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
  } catch {
    // Refused.
  }
}
