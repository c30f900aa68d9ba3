// Ends the sign-in popup: tells the page that opened it how it went, and closes. A channel and
// not window.opener, which Cross-Origin-Opener-Policy may have cut.
const result = new URLSearchParams(location.search);
const channel = new BroadcastChannel('riposte-sign-in');
channel.postMessage(
  result.get('result') === 'ok'
    ? { result: 'ok' }
    : { error: result.get('error') ?? 'sign_in_failed' },
);
channel.close();
window.close();
