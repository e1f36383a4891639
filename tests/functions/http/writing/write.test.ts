import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyzeResume, generateCoverLetter, type WritingEvent } from '#core/contract/writing.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { resumeReview } from '#functions/actions/writing/resume-review.ts';
import { write } from '#functions/actions/writing/write.ts';
import * as analyzeFunction from '#functions/http/writing/analyze-resume.ts';
import * as letterFunction from '#functions/http/writing/generate-cover-letter.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import type { ModelAct } from '#tests/support/writer/bedrock-stand-in.ts';
import {
  goodLetter,
  goodReview,
  letterForm,
  letterRequest,
  piecesOf,
  resume,
} from '#tests/support/writer/writer.ts';
import { startWriter } from '#tests/support/writer/writer-stage.ts';

let stage: Awaited<ReturnType<typeof startWriter>>;
beforeAll(async () => {
  stage = await startWriter();
});
afterAll(() => stage.close());

let lines: string[] = [];
beforeEach(async () => {
  await emptyTables();
  stage.nameModel('eu.example.model-1:0');
  process.env.WRITER_ANSWERS_PER_DAY = '20';
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  vi.spyOn(console, 'info').mockImplementation((line) => void lines.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

const caller = { id: 'u1', username: 'u1' };
const byRules = letterByRules(letterRequest(), null);

const ask = (form: object = letterForm, sub = 'u1') =>
  answerOf(letterFunction.handler, httpEvent(generateCoverLetter, { body: JSON.stringify(form), sub }));
const review = (resumeText = resume) =>
  answerOf(
    analyzeFunction.handler,
    httpEvent(analyzeResume, { body: JSON.stringify({ resumeText }), sub: 'u1' }),
  );

async function streamedLetter(signal = new AbortController().signal, onEvent = (_: WritingEvent) => {}) {
  const events: WritingEvent[] = [];
  const answer = await write(coverLetter(letterRequest()), caller, {
    onEvent(event) {
      events.push(event);
      onEvent(event);
    },
    signal,
  });
  return { events, answer };
}
/** What a reader has before them at the end. */
const shownBy = (events: readonly WritingEvent[]): string =>
  events.reduce((text, one) => {
    if (one.name === 'again') return '';
    return one.name === 'text' ? text + one.text : text;
  }, '');

const says = (text: string, act: Partial<ModelAct> = {}) =>
  stage.bedrock.acts(() => ({ pieces: piecesOf(text), ...act }));
const spent = () => usage.spentIn(usage.monthOf(new Date()));
const metrics = () => lines.filter((line) => line.includes('_aws')).map((line) => JSON.parse(line));

describe('a letter', () => {
  it('is the model’s; it is counted, paid for, consented to, and measured without a word of it', async () => {
    says(goodLetter);
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, { coverLetter: goodLetter, writtenBy: 'model', left: 19 }]);
    expect(await spent()).toBeCloseTo(0.1 * 0.003 + 0.05 * 0.015, 8);
    expect(await consents.listOf('u1')).toMatchObject([{ kind: 'writing' }]);
    expect(metrics()).toMatchObject([
      { kind: 'letter', writtenBy: 'model', AiTokensIn: 100, AiTokensOut: 50, AiFallbacks: 0 },
    ]);
    expect(lines.join()).not.toMatch(/Анна|Кедр|Ромашка|u1/u);
  });

  it('is streamed sentence by sentence', async () => {
    says(goodLetter);
    const { events, answer } = await streamedLetter();
    expect(shownBy(events)).toBe(goodLetter);
    expect(events.length).toBeGreaterThan(5);
    expect(answer).toEqual({ coverLetter: goodLetter, writtenBy: 'model', left: 19 });
  });

  it('is given its sources and its vacancy, the prompt and they apart', async () => {
    says(goodLetter);
    await ask({ ...letterForm, jobUrl: 'Job ID: 2' });
    const [asked] = stage.bedrock.asked;
    expect(asked?.system).not.toMatch(/Ромашка|Кедр/u);
    expect(asked?.parts.join('\n')).toContain('React');
  });

  it('is written by rules where the stage names no model', async () => {
    stage.nameModel('');
    expect((await ask()).body).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
    expect(metrics()).toMatchObject([{ AiFallbacks: 0, AiCost: 0 }]);
    const { events } = await streamedLetter();
    expect(shownBy(events)).toBe(byRules);
    expect(await spent()).toBe(0);
  });

  it.each<[string, ModelAct]>([
    ['is throttled', { refusal: [429, 'ThrottlingException'] }],
    ['is stopped by a guardrail', { pieces: ['Здравствуйте! Прошу'], stopReason: 'guardrail_intervened' }],
    ['is cut', { pieces: ['Здравствуйте! Прошу'], stopReason: 'max_tokens' }],
    ['answers rubbish', { garbage: true }],
    ['answers nothing', { pieces: [] }],
    ['breaks off', { pieces: ['Здравствуйте! Прошу'], exception: 'modelStreamErrorException' }],
    ['is not allowed', { refusal: [403, 'AccessDeniedException'] }],
  ])('is written by rules where the model %s', async (_, act) => {
    stage.bedrock.acts(() => act);
    const { events, answer } = await streamedLetter();
    expect(answer).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
    expect(shownBy(events)).toBe(byRules);
    if (act.exception === undefined)
      expect((await ask({ ...letterForm, whyInterested: '' })).body).toMatchObject({
        writtenBy: 'rules',
        left: 18,
      });
    expect(lines.join()).toContain('rules write instead');
    expect(metrics().at(-1)).toMatchObject({ writtenBy: 'rules', AiFallbacks: 1 });
  });

  it.each([
    ['streamed, and falls silent for 15 s', true, 15_000],
    ['whole, and does not come in 24 s', false, 24_000],
  ])('is written by rules where the model hangs: %s', async (_, isStreamed, patience) => {
    const heard = Promise.withResolvers<void>();
    stage.bedrock.acts(() => {
      if (!isStreamed) heard.resolve();
      return { pieces: ['Здравствуйте! Прошу'], hangs: true };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const asked = isStreamed
        ? streamedLetter(undefined, () => heard.resolve())
        : ask().then(({ body }) => ({ answer: body, events: null }));
      await heard.promise;
      await vi.advanceTimersByTimeAsync(patience);
      vi.useRealTimers();
      const { answer, events } = await asked;
      expect(answer).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
      if (events) expect(shownBy(events)).toBe(byRules);
    } finally {
      vi.useRealTimers();
    }
    expect(lines.join()).toMatch(/rules write instead.*timeout/u);
    // What a model has read is billed, whether it answers or not.
    expect(await spent()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(stage.bedrock.cut()).toBe(1), { timeout: 10_000 });
  });

  it('that names what is in no source is asked for once more, with what that was', async () => {
    const wrong = goodLetter.replace('ООО «Ромашка»', 'ООО «Газмяс»');
    stage.bedrock.acts(() => ({ pieces: piecesOf(stage.bedrock.asked.length === 1 ? wrong : goodLetter) }));
    const { events, answer } = await streamedLetter();
    expect(answer.writtenBy).toBe('model');
    expect(events.map(({ name }) => name)).toContain('again');
    expect(JSON.stringify(events)).not.toContain('Газмяс');
    expect(shownBy(events)).toBe(goodLetter);
    expect(stage.bedrock.asked[1]?.parts.join('\n')).toMatch(/REJECTED\n.*Газмяс/u);
    // The first was given up in its middle: what it had written is paid for all the same.
    expect(await spent()).toBeGreaterThan(0.001);
  });

  it('that does so twice is written by rules', async () => {
    says(goodLetter.replace('6 человек', '60 человек'));
    expect((await ask()).body).toMatchObject({ coverLetter: byRules, writtenBy: 'rules' });
    expect(stage.bedrock.asked).toHaveLength(2);
  });

  it.each([
    ['speaks of its prompt', (text: string, system: string) => `${text}\n${system.slice(0, 200)}`],
    ['tells the mark', (text: string, system: string) => `${text}\n${/mark (\w+)/u.exec(system)?.[1]}`],
    ['greets nobody', (text: string) => text.replace('Здравствуйте!', 'Роза пахнет розой.')],
    ['has a placeholder', (text: string) => text.replace('Анна Ветрова', '[Ваше имя]')],
    ['does not name the company', (text: string) => text.replace('в компании «Кедр»', 'в компании')],
    ['is a line', () => 'Здравствуйте! «Кедр», Python-разработчик.'],
    ['is in another language', () => 'Здравствуйте! '.concat('i would like to work for you. '.repeat(20))],
  ])('that %s is not shown', async (_, spoilt) => {
    stage.bedrock.acts(({ system }) => ({ pieces: piecesOf(spoilt(goodLetter, system)) }));
    const { events, answer } = await streamedLetter();
    expect(answer.writtenBy).toBe('rules');
    expect(shownBy(events)).toBe(byRules);
    expect(JSON.stringify(events)).not.toMatch(/You compose|Роза|\[Ваше/u);
  });

  it('of a reader who goes ends the model’s work; what it has cost is counted', async () => {
    says(goodLetter.slice(0, 300), { hangs: true });
    const reader = new AbortController();
    const gone = streamedLetter(reader.signal, () => reader.abort(new Error('gone')));
    await expect(gone).rejects.toThrow('gone');
    await vi.waitFor(() => expect(stage.bedrock.cut()).toBe(1), { timeout: 10_000 });
    expect(await spent()).toBeGreaterThan(0);
    expect(metrics()).toMatchObject([{ writtenBy: 'nobody' }]);
    says(goodLetter);
    expect((await ask()).body.left).toBe(18);
  });
});

describe('recommendations', () => {
  it('are the model’s, with places that stand in the resume', async () => {
    says(`\`\`\`json\n${JSON.stringify(goodReview)}\n\`\`\``);
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body).toMatchObject({ writtenBy: 'model', left: 19 });
    expect(body.advice).toEqual(goodReview.map((one, at) => ({ ...one, id: `m${at + 1}` })));
    expect(body.suggestions).toContain('Добавьте телефон');
  });

  it('come one by one, as each is whole', async () => {
    says(JSON.stringify(goodReview));
    const events: WritingEvent[] = [];
    await write(resumeReview({ resumeText: resume }), caller, { onEvent: (event) => events.push(event) });
    expect(events.map(({ name }) => name)).toEqual(['advice', 'advice', 'advice', 'advice']);
  });

  it.each([
    ['quotes what the resume does not say', { quote: 'Руководила отделом' }],
    ['proposes an invented figure', { proposal: 'Вела релизы команды из 16 человек' }],
    ['proposes a skill that nobody has', { proposal: 'Писала на Rust' }],
    ['names a site', { reason: 'Подробнее: https://evil.example.com' }],
    ['is of no kind', { kind: 'fun' }],
  ])('that %s is left out', async (_, spoilt) => {
    says(JSON.stringify([{ ...goodReview[0], ...spoilt }, ...goodReview.slice(1)]));
    const { body } = await review();
    expect(body.writtenBy).toBe('model');
    expect(body.advice).toHaveLength(3);
  });

  it.each([
    ['prose', 'Ваше резюме прекрасно.'],
    ['too few', JSON.stringify(goodReview.slice(0, 2))],
    ['broken JSON', JSON.stringify(goodReview).slice(0, 200)],
  ])('that are %s are written by rules', async (_, text) => {
    says(text);
    const { body } = await review();
    expect(body.writtenBy).toBe('rules');
    expect(stage.bedrock.asked).toHaveLength(2);
  });

  it('are written by rules where there is no model', async () => {
    stage.nameModel('');
    expect((await review()).body.writtenBy).toBe('rules');
  });
});

describe('limits', () => {
  it('the same question is answered from what is kept, and not counted', async () => {
    says(goodLetter);
    await ask();
    expect((await ask()).body).toEqual({ coverLetter: goodLetter, writtenBy: 'model', left: 19 });
    expect(stage.bedrock.asked).toHaveLength(1);
    expect(shownBy((await streamedLetter()).events)).toBe(goodLetter);
  });

  it('another user’s is not, nor another question, nor «once more»', async () => {
    says(goodLetter);
    await ask();
    await ask(letterForm, 'u2');
    await ask({ ...letterForm, whyInterested: '' });
    await ask({ ...letterForm, isAgain: true });
    expect(stage.bedrock.asked).toHaveLength(4);
  });

  it('what rules wrote in the model’s place is not kept', async () => {
    stage.bedrock.acts(() => ({ garbage: true }));
    await ask();
    says(goodLetter);
    expect((await ask()).body).toMatchObject({ writtenBy: 'model', left: 18 });
  });

  it.each([
    ['20', 'На сегодня лимит исчерпан: 20 ответов в день. Приходите завтра.'],
    ['1', 'На сегодня лимит исчерпан: 1 ответ в день. Приходите завтра.'],
    ['2', 'На сегодня лимит исчерпан: 2 ответа в день. Приходите завтра.'],
  ])('after %s answers a day there is none, for this user', async (most, message) => {
    stage.nameModel('');
    process.env.WRITER_ANSWERS_PER_DAY = most;
    for (let n = 0; n < Number(most); n++)
      expect((await ask({ ...letterForm, whyInterested: `${n}` })).status).toBe(200);
    const { status, body } = await ask({ ...letterForm, whyInterested: 'ещё' });
    expect([status, body.error.code]).toEqual([429, 'over_quota']);
    expect(body.error.message.replaceAll('\u00a0', ' ')).toBe(message);
    expect((await ask({ ...letterForm, whyInterested: '0' })).body.left).toBe(0);
    expect((await ask(letterForm, 'u2')).status).toBe(200);
  });

  it('when the month’s money is spent rules write', async () => {
    says(goodLetter);
    expect(await usage.reserve(usage.monthOf(new Date()), 50, 50)).toBe(true);
    expect((await ask()).body.writtenBy).toBe('rules');
    expect(stage.bedrock.asked).toEqual([]);
    expect(metrics()).toMatchObject([{ AiFallbacks: 0, AiCost: 0 }]);
  });

  const turn = (mode: string) =>
    dynamodb.send(new PutCommand({ TableName: process.env.USAGE_TABLE, Item: { id: 'switch', mode } }));

  it.each([
    ['rules', 200, 'rules'],
    ['on', 200, 'model'],
    ['off', 429, undefined],
    ['of', 429, undefined],
  ])('the switch says %s', async (mode, expected, writtenBy) => {
    says(goodLetter);
    await turn(mode);
    const { status, body } = await ask();
    expect([status, body.writtenBy]).toEqual([expected, writtenBy]);
    if (expected === 429) expect(body.error.message).toContain('Сейчас этим нельзя воспользоваться');
  });

  it.each([
    ['a resume over 2,000 words', { resumeText: 'слово '.repeat(2001) }, 413, 'too large'],
    ['no resume', { resumeText: ' \n' }, 400, 'резюме'],
    ['no company', { companyName: ' ' }, 400, 'Укажите компанию и должность'],
  ])('%s is refused and not counted', async (_, form, expected, message) => {
    const { status, body } = await ask({ ...letterForm, ...form });
    expect(status).toBe(expected);
    expect(body.error.message).toContain(message);
    says(goodLetter);
    expect((await ask()).body.left).toBe(19);
  });
});

it('an account that was deleted while its token lives writes nothing and leaves nothing behind', async () => {
  const { users } = stage.users;
  stage.users.users = [];
  expect((await ask()).status).toBe(401);
  stage.users.users = users;
  expect(await consents.listOf(caller.id)).toEqual([]);
});
