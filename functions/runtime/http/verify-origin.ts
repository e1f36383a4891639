import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#core/contract/errors.ts';
import { originSecretHeader } from '#core/contract/stack/origin.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';

/** Milliseconds: a wrong secret makes a function look for a new one no more often. */
const minAge = 60_000;
/** What was read longer ago is read again before it is trusted: one that was replaced is not good for ever. */
const maxAge = 3_600_000;

interface CachedSecret {
  readonly digests: readonly Buffer[];
  readonly readAt: number;
}

/** The secret that the CDN sends, or what it was before it was replaced; null where there is none. */
export type FindOriginSecret = (version?: 'AWSPREVIOUS') => Promise<string | null>;

type Headers = Readonly<Record<string, string | undefined>>;

/** Of equal length, as a comparison in constant time wants it. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isAccepted = (secret: string, { digests }: CachedSecret): boolean =>
  digests.filter((digest) => timingSafeEqual(digest, digestOf(secret))).length > 0;

/** Of the stage's secret; '' where its API answers everybody. */
const secretName = () => env('ORIGIN_SECRET', '');

/**
 * Refuses what did not come through the CDN, where a stage has one: past it there is neither a firewall nor a limit for
 * one address.
 */
export function originVerifier(findSecret: FindOriginSecret): (headers: Headers) => Promise<void> {
  let cached: Promise<CachedSecret> | null = null;

  /** The one before is good as well: the CDN's edges learn of a new one minutes after the functions. */
  async function read(): Promise<CachedSecret> {
    const readAt = Date.now();
    const [current, previous] = await Promise.all([findSecret(), findSecret('AWSPREVIOUS')]).catch(
      (cause) => {
        // Whose words would tell the caller its name.
        throw new Error('the origin secret cannot be read', { cause });
      },
    );
    if (current === null) throw new Error(`there is no secret ${secretName()}`);
    return { digests: [current, ...(previous === null ? [] : [previous])].map(digestOf), readAt };
  }

  /** Read once; a failure is not kept. */
  function load(): Promise<CachedSecret> {
    if (cached) return cached;
    const reading = read();
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading;
  }

  function refresh(former: Promise<CachedSecret>, { digests, readAt }: CachedSecret): Promise<CachedSecret> {
    if (Date.now() - readAt < minAge) return former;
    if (cached !== former) return load(); // another request has just asked
    cached = read().catch((error) => {
      log.error('the origin secret was not read again', { error });
      return { digests, readAt: Date.now() };
    });
    return cached;
  }

  // While the function starts, so that its first request does not wait.
  if (secretName() !== '') void load().catch(() => {});

  return async (headers) => {
    if (secretName() === '') return;
    // A REST API leaves a name as it was spelled.
    const [, secret] =
      Object.entries(headers).find(([name]) => name.toLowerCase() === originSecretHeader) ?? [];
    if (secret !== undefined) {
      const former = load();
      const loaded = await former;
      const isOld = Date.now() - loaded.readAt > maxAge;
      if (!isOld && isAccepted(secret, loaded)) return;
      if (isAccepted(secret, await refresh(former, loaded))) return;
    }
    throw new AppError('forbidden', 'Запросы к API принимаются только через сайт');
  };
}
