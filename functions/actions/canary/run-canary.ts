import * as z from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { getJob } from '#core/contract/job-details.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { canaryHeader } from '#core/contract/stack/metrics.ts';
import { getMe } from '#core/contract/users.ts';
import { canaryEmail } from '#core/domain/user/user.ts';
import { signIn } from '#functions/external/canary-account.ts';
import * as secrets from '#functions/external/secrets.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { measure } from '#functions/runtime/metrics.ts';

/** A user would have gone by then. */
const timeoutMs = 20_000;

async function fetchText(path: string, headers: Record<string, string> = {}): Promise<string> {
  const request = () =>
    fetch(new URL(path, env('SITE_URL')), {
      headers: { 'user-agent': 'Prizvanie-canary/1.0', [canaryHeader]: '1', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  // A connection kept from five minutes ago may be dead: as a browser does, it asks once more where none answered.
  const response = await request().catch((error) => {
    if (error instanceof TypeError) return request();
    throw error;
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return text;
}

/** Checked by the contract, as the browser does not. */
const callOperation = async <E extends Endpoint>(
  operation: E,
  path: string,
  headers?: Record<string, string>,
): Promise<z.output<E['response']>> =>
  z.parse(operation.response, JSON.parse(await fetchText(path, headers))) as z.output<E['response']>;

/** The page, and the script without which it stays empty. */
async function openPage(): Promise<void> {
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(await fetchText('/')) ?? [];
  if (script === undefined) throw new Error('no script in the page');
  const code = await fetchText(script);
  if (code.length === 0) throw new Error('an empty script');
}

async function search(): Promise<string> {
  const [first] = (await callOperation(searchJobs, searchJobs.path)).jobs;
  if (!first) throw new Error('no vacancies');
  return first.id;
}

async function openVacancy(id: string): Promise<void> {
  const { job } = await callOperation(getJob, getJob.path.replace('{jobId}', encodeURIComponent(id)));
  if (job.id !== id) throw new Error('another vacancy');
}

async function signInAsCanary(): Promise<void> {
  const password = await secrets.find(env('CANARY_PASSWORD_SECRET'));
  if (password === null) throw new Error('no password');
  const token = await signIn(canaryEmail, password);
  const { user } = await callOperation(getMe, getMe.path, { authorization: `Bearer ${token}` });
  if (user.email !== canaryEmail) throw new Error('another user');
}

/** A word of the cause at most: a message may quote what was asked. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  // Of a connection that came to nothing: ECONNREFUSED.
  const { code } = (error.cause ?? {}) as { code?: unknown };
  if (typeof code === 'string') return code;
  return error.name === 'Error' ? error.message : error.name;
};

/** Does what a user does, by the site's own address, and counts whether it went well. Which step did not, the log says. */
export async function runCanary(): Promise<{ failed: string | null }> {
  const start = performance.now();
  let step = 'page';
  let failed: string | null = null;
  try {
    await openPage();
    step = 'search';
    const id = await search();
    step = 'vacancy';
    await openVacancy(id);
    step = 'sign-in';
    await signInAsCanary();
  } catch (error) {
    failed = step;
    log.error('canary failed', { step, reason: reasonOf(error) });
  }
  const milliseconds = Math.round(performance.now() - start);
  measure({ CanarySuccess: failed === null ? 1 : 0, CanaryMilliseconds: milliseconds });
  return { failed };
}
