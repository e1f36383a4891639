import assert from 'node:assert/strict';
import { userOwner } from '#functions/store/digests/owner.ts';
import { digestsOf, laterPasses, readers, runPasses, subscribeAsVisitor, visitor } from '../digests.ts';
import type { Confirmed } from '../invariants/confirmed.ts';
import { violationsOf } from '../invariants/invariants.ts';
import { killAtEachWrite, tooFewKills } from '../kills.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage/stage.ts';

async function killMatcher(stage: Stage) {
  const { prepare, entries, emailViolations } = digestsOf(stage);
  const { kills, lost } = await killAtEachWrite(stage, 'match', {
    prepare,
    run: (worker) => runPasses(stage, worker, [['match', 5]]),
    repeat: (worker) => runPasses(stage, worker, [['match', 7]]),
    expectAnswer() {},
    expected: () => ({ confirmed: entries('pending') }),
    async check() {
      await runPasses(stage, await stage.workers.undisturbed(), [
        ['send', 10],
        ['match', 11],
        ...laterPasses,
      ]);
      const told = violationsOf(await stage.world(), { confirmed: entries('told') });
      return [...emailViolations(null), ...told];
    },
  });
  lost.push(...tooFewKills('match', kills));
  return { breaks: kills, saw: 'одно письмо в день, в нём всё новое', lost };
}

async function killSender(stage: Stage) {
  const { prepare, entries, emailViolations } = digestsOf(stage);
  let unsent = 0;
  const { kills, lost } = await killAtEachWrite(stage, 'send', {
    async prepare() {
      await prepare();
      await runPasses(stage, await stage.workers.undisturbed(), [['match', 5]]);
    },
    run: (worker) => runPasses(stage, worker, [['send', 10]]),
    repeat: (worker) => runPasses(stage, worker, laterPasses),
    expectAnswer() {},
    expected: () => ({ confirmed: entries('told') }),
    // A link for an e-mail that did not go; an e-mail of which nobody knows.
    mayLeave:
      /^SUBSCRIPTIONS_TABLE: too much: .*"id":"leave#<token>"|^SENT_TABLE: (?:not there: .*"entry":"day#.*"state":"sent"|too much: .*"entry":"day#.*"state":"unsure")/u,
    async check(meanwhile) {
      unsent += readers.length - new Set(stage.mail.emails.map(({ to }) => to)).size;
      return emailViolations(meanwhile);
    },
  });
  lost.push(...tooFewKills('send', kills));
  const saw = `одно письмо в день; убит между заявкой и письмом (${unsent}): ни одного, и об этом тревога`;
  return { breaks: kills, saw, lost };
}

/** What follows the press in an e-mail is the same page, however often it is pressed. */
async function killSubscriber(stage: Stage) {
  const { prepare, leavingToken } = digestsOf(stage);
  const { owner } = readers.find(({ email }) => email === visitor.email) ?? { owner: undefined };
  const search = (state: 'pending' | 'active') => ({
    table: 'SUBSCRIPTIONS_TABLE' as const,
    is: { owner, name: visitor.name, state },
  });
  const asking = await killAtEachWrite(stage, 'subscribe', {
    prepare: async () => {},
    run: (worker) => worker.ask('subscribe', visitor),
    repeat: (worker) => worker.ask('subscribe', visitor),
    expectAnswer() {},
    expected: () => ({}),
    // A wish that nobody was asked about is forgotten in two days; of the stage's share it has had its part.
    mayLeave: /^SUBSCRIPTIONS_TABLE: (?:too much: .*"id":"(?:search|confirm)#|.*"id":"limit#stage#)/u,
    // Between the claim and the e-mail nobody knows whether it went: it is not sent again that day.
    async check(meanwhile) {
      const isClaimed = meanwhile?.tables.SUBSCRIPTIONS_TABLE.some(({ id }) =>
        String(id).startsWith('limit#address#'),
      );
      const { length } = stage.mail.emails;
      return length === 1 || (length === 0 && isClaimed) ? [] : [`${length} e-mails ask one address`];
    },
  });
  let token = '';
  const confirming = await killAtEachWrite(stage, 'confirm', {
    async prepare() {
      token = await subscribeAsVisitor(stage);
    },
    run: (worker) => worker.ask('confirm', token),
    repeat: (worker) => worker.ask('confirm', token),
    expectAnswer: (answer) => assert.equal(answer, 'confirmed'),
    expected: () => ({ confirmed: [search('active'), { ...search('pending'), times: 0 }] }),
  });
  const leaving = (email: string, waiting: Confirmed[]) =>
    killAtEachWrite(stage, `unsubscribe ${email}`, {
      async prepare() {
        await prepare();
        const worker = await stage.workers.undisturbed();
        await runPasses(stage, worker, [
          ['match', 5],
          ['send', 10],
        ]);
        token = leavingToken(email);
      },
      run: (worker) => worker.ask('unsubscribe', token),
      repeat: (worker) => worker.ask('unsubscribe', token),
      expectAnswer: (answer) => assert.equal(answer, true),
      expected: () => ({ confirmed: waiting }),
    });
  const silent = {
    table: 'SUBSCRIPTIONS_TABLE' as const,
    is: { owner: userOwner('anna'), schedule: 'first-import' },
  };
  const anna = await leaving('anna@example.ru', [{ ...silent, times: 0 }]);
  const vera = await leaving(visitor.email, [{ ...search('active'), times: 0 }]);
  const all = [asking, confirming, anna, vera];
  const kills = all.reduce((sum, found) => sum + found.kills, 0);
  const lost = [...all.flatMap((found) => found.lost), ...tooFewKills('subscriptions', kills)];
  return { breaks: kills, saw: 'подписка и отписка с повторного нажатия', lost };
}

export const killDigests: readonly Scenario[] = [
  {
    name: 'kill-match',
    breaks: 'kill -9 вокруг каждой записи поиска новых вакансий для писем',
    run: killMatcher,
  },
  {
    name: 'kill-send',
    breaks: 'kill -9 вокруг каждой записи и каждого письма рассылки',
    run: killSender,
  },
  {
    name: 'kill-subscriptions',
    breaks: 'kill -9 вокруг каждой записи подписки без аккаунта, подтверждения и отписки',
    run: killSubscriber,
  },
];
