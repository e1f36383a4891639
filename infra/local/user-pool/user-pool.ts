import { join } from 'node:path';
import { serveAwsJson } from '../aws-json.ts';
import type { LambdaRunner } from '../lambda/lambda.ts';
import { newNativeUser } from './accounts.ts';
import { attempts } from './attempts.ts';
import { poolCodes } from './codes.ts';
import { administrationOperations } from './operations/administration.ts';
import type { Pool } from './operations/operation.ts';
import { ownAccountOperations } from './operations/own-account.ts';
import { passwordOperations } from './operations/password.ts';
import { secondFactorOperations } from './operations/second-factor.ts';
import { sessionOperations } from './operations/session.ts';
import { signInOperations } from './operations/sign-in.ts';
import { signUpOperations } from './operations/sign-up.ts';
import { type Mail, type Outbox, outbox } from './outbox.ts';
import { localPages } from './pages/local-pages.ts';
import { poolPasswords } from './passwords.ts';
import type { PoolSettings } from './pool-settings.ts';
import { openPoolStore } from './pool-store.ts';
import { poolSessions } from './sessions.ts';
import { type SigningKey, signingKey } from './signing-key.ts';
import { tokenIssuer } from './tokens.ts';
import { poolTriggers } from './triggers.ts';

interface UserPoolOptions {
  readonly settings: PoolSettings;
  readonly lambdas: LambdaRunner;
  /** Of the users and the key. */
  readonly folder: string;
  /** How the template calls the site: 'https://….cloudfront.net'. */
  readonly siteOnAws: string;
  readonly onMail: (mail: Mail) => void;
}

export interface UserPool {
  /** Where functions find Cognito: with the operations of the browser and those of the stack. */
  readonly url: string;
  readonly settings: PoolSettings;
  readonly publicKeys: SigningKey['publicKeys'];
  /** What the site answers under /local/. */
  readonly pages: ReturnType<typeof localPages>;
  outbox(): readonly Mail[];
  /** Puts an e-mail there that something else than the pool sends. */
  addMail: Outbox['send'];
  /** Makes a confirmed account, if the e-mail has none yet. */
  addAccount(email: string, password: string): Promise<void>;
  close(): Promise<void>;
}

/** The template's user pool, its tokens signed with a key of this machine. */
export async function startUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { settings, folder } = options;
  const key = await signingKey(join(folder, 'signing-key.json'));
  // Passwords are proved against the pool's id: under another one they would all be wrong.
  const store = openPoolStore(join(folder, `${settings.id}.json`));
  const runTrigger = poolTriggers(settings, options.lambdas);
  const mails = outbox(options.onMail);
  const tokens = tokenIssuer(settings, store, key);
  const context: Pool = {
    pool: settings,
    store,
    runTrigger,
    tokens,
    passwords: poolPasswords(settings, store),
    codes: poolCodes(settings, store, runTrigger, mails),
    sessions: poolSessions(store, tokens),
    guesses: attempts(),
  };
  const operations = {
    ...signUpOperations(context),
    ...signInOperations(context),
    ...sessionOperations(context),
    ...passwordOperations(context),
    ...ownAccountOperations(context),
    ...secondFactorOperations(context),
  };
  const server = await serveAwsJson({ ...operations, ...administrationOperations(context) });

  return {
    url: server.url,
    settings,
    publicKeys: key.publicKeys,
    pages: localPages({ context, operations, outbox: mails, siteOnAws: options.siteOnAws }),
    outbox: mails.list,
    addMail: mails.send,
    async addAccount(email, password) {
      if (store.findNative(email)) return;
      const user = newNativeUser({ email, email_verified: 'true' }, 'CONFIRMED');
      // First the trigger: what it does for a new account is done before anybody can use it.
      await runTrigger('PostConfirmation', { user, clientId: '', source: 'PostConfirmation_ConfirmSignUp' });
      store.put({ ...user, password: context.passwords.verifierFor(user.username, password) });
    },
    close: server.close,
  };
}
