/** True for the address of a server on this machine; false for none. */
export function isServedHere(address: string | null): boolean {
  return address !== null && isLoopbackHost(new URL(address).hostname);
}

/** True for this machine's own names: localhost, 127.x.x.x and [::1]. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '::1' ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
