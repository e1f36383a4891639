import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { LocalDataError } from '../local-data-error.ts';

const sentCode = z.object({ code: z.string(), expires: z.number() });

const user = z.object({
  /** A UUID of the user's own, or 'google_<id>'. */
  username: z.string(),
  /** Names are Cognito's: sub, email, email_verified, name… */
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'EXTERNAL_PROVIDER', 'FORCE_CHANGE_PASSWORD']),
  password: z.object({ salt: z.string(), verifier: z.string() }).nullable(),
  totp: z
    .object({
      secret: z.string(),
      isOn: z.boolean(),
      /** Of the last code that was taken: each is taken once. */
      lastStep: z.number(),
    })
    .nullable(),
  /** A secret that no code has been shown for yet. */
  newTotpSecret: z.string().nullable(),
  identities: z.array(z.object({ provider: z.string(), userId: z.string(), since: z.number() })),
  codes: z.object({ confirm: sentCode.optional(), reset: sentCode.optional() }),
  created: z.number(),
  changed: z.number(),
});
export type User = z.infer<typeof user>;
/** What a code is for. */
export type CodePurpose = keyof User['codes'];

const session = z.object({
  username: z.string(),
  clientId: z.string(),
  /** Seconds since the epoch. */
  authTime: z.number(),
  scope: z.string(),
  expires: z.number(),
  /** Refresh tokens by their hashes; a rotated one knows when it was. */
  tokens: z.array(z.object({ hash: z.string(), rotated: z.number().nullable() })),
});
/** One sign-in, from its tokens to its end; its key is `origin_jti`. */
export type Session = z.infer<typeof session>;

const poolFile = z.object({
  disguise: z.string(),
  users: z.array(user),
  sessions: z.record(z.string(), session),
});

export interface PoolStore {
  readonly users: ReadonlyMap<string, User>;
  readonly sessions: ReadonlyMap<string, Session>;
  /** Seeds what is shown of users that do not exist, so that it is the same each time. */
  readonly disguise: string;
  /** By username; null when there is none. */
  find(username: string): User | null;
  /** By what a person types: an e-mail of an account with a password, in any case, or the username. */
  findNative(typed: string): User | null;
  findLinked(provider: string, userId: string): User | null;
  put(changed: User): void;
  delete(username: string): void;
  putSession(id: string, changed: Session): void;
  deleteSessions(matches: (session: Session, id: string) => boolean): void;
}

/** The users of the pool and their sessions, in one file that only its owner may read. */
export function openPoolStore(file: string): PoolStore {
  const found = existsSync(file)
    ? read(file)
    : { disguise: randomBytes(32).toString('hex'), users: [], sessions: {} };
  const now = Date.now();
  const users = new Map(found.users.map((user) => [user.username, user]));
  const sessions = new Map(Object.entries(found.sessions).filter(([, session]) => session.expires > now));
  const all = () => [...users.values()];

  function save(): void {
    writeAtomically(file, {
      disguise: found.disguise,
      users: all(),
      sessions: Object.fromEntries(sessions),
    } satisfies z.infer<typeof poolFile>);
  }

  return {
    users,
    sessions,
    disguise: found.disguise,
    find: (username) => users.get(username) ?? null,
    findNative(typed) {
      const email = typed.toLowerCase();
      return (
        all().find(
          (candidate) =>
            candidate.status !== 'EXTERNAL_PROVIDER' &&
            (candidate.username === typed || candidate.attributes.email?.toLowerCase() === email),
        ) ?? null
      );
    },
    findLinked: (provider, userId) =>
      all().find(({ identities }) =>
        identities.some((identity) => identity.provider === provider && identity.userId === userId),
      ) ?? null,
    put(changed) {
      users.set(changed.username, { ...changed, changed: Date.now() });
      save();
    },
    delete(username) {
      users.delete(username);
      save();
    },
    putSession(id, changed) {
      sessions.set(id, changed);
      save();
    },
    deleteSessions(matches) {
      for (const [id, session] of sessions) if (matches(session, id)) sessions.delete(id);
      save();
    },
  };
}

function read(file: string): z.infer<typeof poolFile> {
  try {
    return poolFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new LocalDataError(
      `Файл «${file}» с учётными записями повреждён: удалите его, и он будет создан заново.`,
      { cause },
    );
  }
}

/** A process that is killed meanwhile leaves the file as it was. */
export function writeAtomically(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  writeFileSync(part, JSON.stringify(content), { mode: 0o600 });
  renameSync(part, file);
}
