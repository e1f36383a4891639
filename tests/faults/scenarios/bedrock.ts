import { randomUUID } from 'node:crypto';
import type { ModelReply } from '#tests/support/writer/bedrock-stand-in.ts';
import { goodLetter, goodReview, letterForm, piecesOf, resume } from '#tests/support/writer/writer.ts';
import { violationsOf } from '../invariants/invariants.ts';
import type { World } from '../invariants/stored-world.ts';
import { callOperation } from '../operation-calls.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { sightings } from '../sightings.ts';
import type { Stage } from '../stage/stage.ts';
import type { OperationName } from '../stage/tasks.ts';
import { killed, type Worker } from '../stage/workers.ts';

const by = 'anna';
const half = piecesOf(goodLetter.slice(0, 200));

interface Break {
  readonly name: string;
  readonly reply: ModelReply;
}

const breaks: readonly Break[] = [
  { name: 'throttled', reply: { refusal: [429, 'ThrottlingException'] } },
  { name: 'broken', reply: { refusal: [500, 'InternalServerException'] } },
  { name: 'forbidden', reply: { refusal: [403, 'AccessDeniedException'] } },
  { name: 'no answer of its own shape', reply: { garbage: true } },
  { name: 'an empty answer', reply: { pieces: [] } },
  { name: 'broken off by its own bound', reply: { pieces: half, stopReason: 'max_tokens' } },
  { name: 'broken off in the stream', reply: { pieces: half, exception: 'serviceUnavailableException' } },
  { name: 'nonsense, twice', reply: { pieces: ['Не могу с этим помочь.'] } },
  { name: 'silent', reply: { pieces: half, hangs: true } },
];

interface WrittenAnswer {
  readonly status: number | undefined;
  readonly writtenBy: string;
  readonly left: number;
  /** An error's, where there is one. */
  readonly message?: string;
}

async function ask(
  worker: Worker,
  operation: OperationName,
  input: Record<string, unknown>,
): Promise<WrittenAnswer> {
  const { status, body } = await callOperation(worker, { operation, by, input });
  return { status, writtenBy: body.writtenBy, left: body.left, message: body.error?.message };
}

async function askStream(
  worker: Worker,
  operation: 'streamCoverLetter' | 'streamAnalyzeResume',
  input: object,
): Promise<WrittenAnswer> {
  const answer = await worker.ask('stream', { operation, by, input: { ...input, writingId: randomUUID() } });
  if (answer === killed) throw new Error(`${operation}: the process ended`);
  const last = answer.frames.at(-1);
  const { writtenBy, left, message } = last?.data ?? {};
  return {
    status: answer.status,
    writtenBy,
    left,
    message: message ?? (last?.name === 'end' ? undefined : answer.failure),
  };
}

/** A letter and an advice, whole and word by word. */
const asks = {
  письмо: (worker: Worker) => ask(worker, 'generateCoverLetter', letterForm),
  разбор: (worker: Worker) => ask(worker, 'analyzeResume', { resumeText: resume }),
  'письмо по словам': (worker: Worker) => askStream(worker, 'streamCoverLetter', letterForm),
  'разбор по словам': (worker: Worker) => askStream(worker, 'streamAnalyzeResume', { resumeText: resume }),
};
type Ask = keyof typeof asks;

const wordsOf = ({ status, writtenBy, message }: WrittenAnswer): string =>
  message === undefined
    ? `${status}, ${writtenBy === 'rules' ? 'по правилам' : 'моделью'}`
    : `${status} «${message}»`;

/** Tokens and dollars of a month, and answers of a day: as they are counted. */
function counted({ tables }: World) {
  const month = tables.USAGE_TABLE.find(({ id }) => String(id).startsWith('month#'));
  const { input = 0, output = 0, dollars = 0 } = (month ?? {}) as Record<string, number>;
  const day = tables.USER_ITEMS_TABLE.find(({ id }) => String(id).startsWith('quota#'));
  return { priceOfTokens: (input * 0.003 + output * 0.015) / 1000, dollars, answers: Number(day?.used ?? 0) };
}

const areEqual = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** Everybody has an answer, by the rules; each is one of the day's, and what was set aside for the model is given back. */
async function modelBroken(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  const seen = sightings();
  let made = 0;
  for (const { name, reply } of breaks) {
    const fault = (what: string) => void lost.push(`${name}: ${what}`);
    await stage.reset();
    const worker = await stage.workers.worker();
    stage.bedrock.setReply(() => reply);
    const answers = await Promise.all(
      Object.entries(asks).map(async ([what, askFor]) => [what as Ask, await askFor(worker)] as const),
    );
    made += stage.bedrock.requests.length;
    if (stage.bedrock.requests.length < answers.length) fault('not every answer has asked the model');
    for (const [what, answer] of answers) {
      seen.note(wordsOf(answer));
      if (answer.status !== 200 || answer.writtenBy !== 'rules') fault(`${what}: ${wordsOf(answer)}`);
    }
    const left = Math.min(...answers.map(([, answer]) => answer.left));
    const after = counted(await stage.world());
    if (left !== 16 || after.answers !== 4) fault(`${after.answers} answers are counted, ${left} left`);
    if (!areEqual(after.dollars, after.priceOfTokens))
      fault(`${after.dollars} $ are counted, the tokens are worth ${after.priceOfTokens}`);

    // The same questions, once the model is there again: what the rules have written is not kept for a day.
    stage.bedrock.setReply(() => ({ pieces: piecesOf(goodLetter) }));
    const letter = await asks.письмо(worker);
    stage.bedrock.setReply(() => ({ pieces: piecesOf(JSON.stringify(goodReview)) }));
    const review = await asks.разбор(worker);
    if (letter.writtenBy !== 'model' || review.writtenBy !== 'model')
      fault(`healed: ${wordsOf(letter)}; ${wordsOf(review)}`);
    const again = await asks.письмо(worker);
    if (again.left !== review.left) fault('an answer that was kept is counted once more');
    await worker.end();
    const world = await stage.world();
    const { dollars, priceOfTokens, answers: used } = counted(world);
    if (used !== 20 - again.left) fault(`${used} answers are counted, ${again.left} left`);
    if (!areEqual(dollars, priceOfTokens)) fault(`healed: ${dollars} $ for ${priceOfTokens}`);
    if (world.logs.some((line) => line.includes('vetrova'))) fault('a resume stands in a log');
    for (const what of violationsOf(world)) fault(what);
  }
  return { breaks: made, saw: seen.text(), lost };
}

const tableAway = { status: 500, body: '{"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError"}' };

/** The function is killed, or the table goes, while the model writes: the answer is counted once, and so are its dollars. */
async function brokenMeanwhile(stage: Stage): Promise<Outcome> {
  const lost: string[] = [];
  const seen = sightings();
  const meanwhile: Record<string, (worker: Worker) => void> = {
    'the function is killed': (worker) => worker.kill(),
    'the table goes': () =>
      stage.gate.rule(({ service }) =>
        service === 'AWS_ENDPOINT_URL_DYNAMODB' ? { answerWith: tableAway } : {},
      ),
  };
  for (const [name, happens] of Object.entries(meanwhile))
    for (const what of Object.keys(asks) as Ask[]) {
      const fault = (text: string) => void lost.push(`${name}, ${what}: ${text}`);
      await stage.reset();
      const worker = await stage.workers.worker();
      stage.bedrock.setReply(() => {
        happens(worker);
        return { pieces: piecesOf(what.startsWith('письмо') ? goodLetter : JSON.stringify(goodReview)) };
      });
      const answer = await asks[what](worker).catch(() => null);
      seen.note(answer === null ? '500 от API Gateway' : wordsOf(answer));
      await worker.end();
      await stage.gate.untilIdle();
      stage.gate.rule();
      const after = counted(await stage.world());
      if (after.answers !== 1) fault(`${after.answers} answers are counted`);
      if (!(after.dollars > 0 && after.dollars < 0.2)) fault(`${after.dollars} $ are counted`);

      // Another function, a minute later.
      stage.bedrock.setReply(() => ({
        pieces: piecesOf(what.startsWith('письмо') ? goodLetter : JSON.stringify(goodReview)),
      }));
      const healthy = await stage.workers.worker();
      const second = await asks[what](healthy);
      await healthy.end();
      seen.note(`повтор ${wordsOf(second)}`);
      if (second.status !== 200 || second.writtenBy !== 'model')
        fault(`the second press: ${wordsOf(second)}`);
      const world = await stage.world();
      const { answers, dollars, priceOfTokens } = counted(world);
      if (answers !== 2) fault(`after the second press ${answers} answers are counted`);
      // What was set aside for the first stays counted, and nothing besides.
      if (!areEqual(dollars, after.dollars - after.priceOfTokens + priceOfTokens))
        fault(`${dollars} $ after ${after.dollars}, the tokens are worth ${priceOfTokens}`);
      for (const violation of violationsOf(world)) fault(violation);
    }
  return { breaks: Object.keys(meanwhile).length * Object.keys(asks).length, saw: seen.text(), lost };
}

export const bedrockFaults: readonly Scenario[] = [
  {
    name: 'bedrock',
    breaks:
      'Bedrock: слишком часто, 500, нет доступа, мусор, пусто, оборван, чепуха, молчит; письма и разборы',
    run: modelBroken,
  },
  {
    name: 'bedrock-meanwhile',
    breaks: 'пока модель пишет, функцию убивают или уходит таблица',
    run: brokenMeanwhile,
  },
];
