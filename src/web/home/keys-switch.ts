const SWITCH = 'keys';

let areOn: boolean | undefined;

/**
 * Whether keys of one character do something: yes, until somebody says no (WCAG 2.2, 2.1.4). A browser that keeps
 * nothing keeps it for the life of the page.
 */
export function areKeysOn(): boolean {
  areOn ??= readSwitch();
  return areOn;
}

export function switchKeys(isOn: boolean): void {
  areOn = isOn;
  try {
    if (isOn) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
  } catch {
    // Refused.
  }
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off';
  } catch {
    return true;
  }
}
