interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** The page's one Trusted Types policy: a worker is a file of our own origin (docs/rules.md#no-third-party). */
const workers = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('app-worker', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A foreign worker');
    return address;
  },
});

/** What the browser takes for the address of a worker. */
export const ownScript = (address: string): string => workers?.createScriptURL(address) ?? address;

/** A worker of a script of ours. */
export const startWorker = (address: string): Worker => new Worker(ownScript(address), { type: 'module' });
