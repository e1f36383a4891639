import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { savedQuery } from '#core/contract/searches.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { Schedule } from '#core/domain/search/saved-search.ts';
import { emailConsentVersion } from '#core/domain/user/consent.ts';
import { matchSearches } from '#functions/actions/digests/match-searches.ts';
import { putSavedSearch } from '#functions/actions/digests/saved-searches.ts';
import { sendDigests } from '#functions/actions/digests/send-digests.ts';
import { confirm, subscribe } from '#functions/actions/digests/subscribe.ts';
import * as jobs from '#functions/store/jobs.ts';
import { type Replay, type ReplayServer, startReplay } from '../http/http-replay.ts';
import { startUserPool } from '../http/user-pool.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { emptyTables } from '../store/empty-tables.ts';
import { jobRowWith } from '../store/job-rows.ts';
import { startKillableClient } from '../store/killable-client.ts';

export interface CapturedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
}

interface SentBody {
  Destination: { ToAddresses: [string] };
  EmailTags: [{ Value: string }];
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Text: { Data: string } };
      Headers: { Name: string; Value: string }[];
    };
  };
}

function parseEmail(body: string): CapturedEmail {
  const { Destination, EmailTags, Content } = JSON.parse(body) as SentBody;
  const { Subject, Body, Headers } = Content.Simple;
  return {
    to: Destination.ToAddresses[0],
    subject: Subject.Data,
    text: Body.Text.Data,
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    tag: EmailTags[0].Value,
  };
}

/** What SES does with an e-mail. */
type SesBehavior =
  | 'takes'
  /** Says that it takes nothing just now. */
  | 'is down'
  /** Says no to this e-mail. */
  | 'refuses'
  /** Says no to this address. */
  | 'refuses the address'
  /** Says no to whatever the stage sends. */
  | 'is paused'
  /** Writes to addresses alone that the account has verified. */
  | 'is a sandbox'
  /** Takes it, and its answer is lost. */
  | 'takes silently'
  /** Breaks the connection before it has taken anything. */
  | 'breaks';

const sesError = (errorType: string, message = 'no'): Replay => ({
  status: 400,
  headers: { 'x-amzn-errortype': errorType },
  body: { message },
});

const errorReplies: Partial<Record<SesBehavior, Replay>> = {
  'is down': { status: 503, body: { message: 'down' } },
  refuses: sesError('MessageRejected'),
  'refuses the address': sesError('BadRequestException', 'Missing final @domain'),
  'is paused': sesError('SendingPausedException'),
  'is a sandbox': sesError(
    'MessageRejected',
    'Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: a@b.c',
  ),
  'takes silently': {},
  breaks: {},
};

/** One answer of SES, for tests that need another for each e-mail. */
export const sesReply = (behavior: SesBehavior): Replay =>
  errorReplies[behavior] ?? { body: { MessageId: '1' } };

/** A day on which Moscow is three hours ahead. */
export const noon = '2026-11-25T09:00:00.000Z';
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => hours(24 * n);

/**
 * Tables, the pool and SES; people with searches, imports, and passes of matcher and sender at instants that the test says.
 * The clock stands still between them.
 */
export function digestStage() {
  let server: Awaited<ReturnType<typeof startDynamodb>>;
  let killable: ReturnType<typeof startKillableClient>;
  let pool: Awaited<ReturnType<typeof startUserPool>>;
  let ses: ReplayServer;
  const emails: CapturedEmail[] = [];
  const mail = { behavior: 'takes' as SesBehavior, requestCount: 0 };

  const at = (instant: string | number) =>
    void vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });

  beforeAll(async () => {
    server = await startDynamodb();
    // Nobody here keeps files.
    delete process.env.FILES_BUCKET;
    killable = startKillableClient();
    pool = await startUserPool();
    ses = await startReplay(({ body }) => {
      mail.requestCount++;
      if (mail.behavior === 'takes' || mail.behavior === 'takes silently') emails.push(parseEmail(body));
      return sesReply(mail.behavior);
    });
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SESV2: ses.url,
      MAIL_FROM: 'vacancies@jobs.example.ru',
      MAIL_CONFIGURATION_SET: 'prizvanie',
      SITE_ORIGIN: 'https://jobs.example.ru',
    });
  });
  afterAll(async () => {
    await ses.close();
    await pool.close();
    await server.close();
  });
  beforeEach(async () => {
    process.env.SUBSCRIPTIONS = 'true';
    killable.revive();
    Object.assign(mail, { behavior: 'takes', requestCount: 0 });
    emails.length = 0;
    await emptyTables();
    pool.reset();
    pool.state.users = ['anna', 'boris'].map((id) => ({ id, email: `${id}@example.ru` }));
    at(noon);
    // From here on something can be new.
    await matchSearches(Date.now() + 3_600_000);
  });
  afterEach(() => void vi.useRealTimers());

  const caller = (id: string) => ({ id, username: id }) as Parameters<typeof putSavedSearch>[1];

  interface SearchInput {
    id?: string;
    name?: string;
    query?: Parameters<typeof savedQuery.parse>[0];
    schedule?: Schedule;
    isPaused?: boolean;
    tz?: string;
  }
  const toSearchFields = ({ name = 'ML', query = { q: 'ml' }, tz = 'Europe/Moscow' }: SearchInput) => ({
    ...{ name, query: savedQuery.parse(query), tz },
  });

  const rowsAt = (overrides: readonly Partial<JobRow>[]) =>
    overrides.map((row) =>
      jobRowWith({
        title: 'ML-инженер',
        company_id: `company-${row.id}`,
        created_at: new Date().toISOString(),
        ingested_at: new Date().toISOString(),
        ...row,
      }),
    );

  return {
    at,
    emails,
    mail,
    killable: () => killable,
    pool: () => pool,
    caller,
    /** A search of an account's; e-mails come after the first import unless it says otherwise. */
    save: (user: string, input: SearchInput = {}) =>
      putSavedSearch(
        {
          ...toSearchFields(input),
          ...{ searchId: input.id ?? 's1', schedule: input.schedule ?? 'first-import' },
          ...{ isPaused: input.isPaused ?? false, seenAt: undefined },
          agreed: emailConsentVersion,
        },
        caller(user),
      ),
    /** What a visitor does up to the press in the e-mail that asks; gives the token of that. */
    async subscribeAsVisitor(
      email: string,
      input: SearchInput & { schedule?: 'first-import' | 'daily' } = {},
    ): Promise<string> {
      await subscribe(
        {
          ...toSearchFields(input),
          ...{ email, schedule: input.schedule ?? 'first-import', agreed: emailConsentVersion },
        },
        `viewer of ${email}`,
      );
      const confirmation = emails.pop();
      const token = /subscriptions\/([\w-]{22})\/confirm/u.exec(confirmation?.text ?? '')?.[1] ?? '';
      await confirm(token);
      return token;
    },
    /** They come as an import brings them, now; then the matcher runs. */
    async putAndMatch(...rows: Partial<JobRow>[]) {
      await jobs.put(rowsAt(rows));
      return matchSearches(Date.now() + 3_600_000);
    },
    put: (...rows: Partial<JobRow>[]) => jobs.put(rowsAt(rows)),
    match: () => matchSearches(Date.now() + 3_600_000),
    send: () => sendDigests(Date.now() + 60_000),
    /** By which an e-mail is left. */
    unsubscribeToken: (email: CapturedEmail | undefined): string =>
      /subscriptions\/([\w-]{22})\/unsubscribe/u.exec(email?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '',
    /** Of vacancies, which stand in the e-mail. */
    listedIds: (email: CapturedEmail | undefined): string[] =>
      [...(email?.text.matchAll(/\/vacancy\/(\S+)/gu) ?? [])].map(([, id]) => id as string),
  };
}
