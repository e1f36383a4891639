import { existsSync, statfsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * A headless Chromium without anything installed: from npm on Linux x64, else Chrome where CHROME_PATH says it is or
 * where it usually is.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return chromium.launch({ executablePath: CHROME_PATH, args: [...args] });
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launch({ channel: 'chrome', args: [...args] });
  // Makes the package unpack the system libraries that it brings along. It reads this when it is loaded.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packed.executablePath(),
    // Not the package's default arguments: they switch web security off.
    args: ['--no-sandbox', ...args],
    ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    // Where no language is set, Chromium would lose a file's Russian name.
    env: { ...definedEnv(), LC_ALL: 'C.UTF-8' },
  });
}

/**
 * Bytes that are free for what Chromium draws, with room for several at once. Playwright puts it into files of /tmp, since a
 * container may have 64 MB of shared memory alone: on a disk each picture costs as a file does.
 */
const sharedMemoryNeeded = 2 ** 30;

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= sharedMemoryNeeded;
}

const definedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
