/*
 * The sign-in client writes https:// before its hosted domain, whatever the page has; locally that is this very site,
 * which has no certificate. Its addresses are put back to http:// on their way out.
 */
const inTheClient = `https://${location.host}/local/sign-in/`;
const here = (address) => (address.startsWith(inTheClient) ? address.replace('https:', 'http:') : address);

const send = window.fetch;
window.fetch = (target, options) => send(typeof target === 'string' ? here(target) : target, options);

window.navigation?.addEventListener('navigate', (event) => {
  const address = here(event.destination.url);
  if (address === event.destination.url || !event.cancelable) return;
  event.preventDefault();
  setTimeout(() => location.assign(address));
});

// It warns of a user pool that is not AWS's, which is the very point here.
window.LOG_LEVEL = 'ERROR';
