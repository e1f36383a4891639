import { describe, expect, it, vi } from 'vitest';
import { analyzeResume, type WritingEvent } from '#core/contract/writing.ts';
import { resumeReview } from '#functions/actions/writing/resume-review.ts';
import { write } from '#functions/actions/writing/write.ts';
import * as analyzeFunction from '#functions/http/writing/analyze-resume.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import type { ModelReply } from '#tests/support/writer/bedrock-stand-in.ts';
import { byRules, caller, useWriter, writtenText } from '#tests/support/writer/use-writer.ts';
import { goodLetter, goodReview, letterForm, piecesOf, resume } from '#tests/support/writer/writer.ts';

const { stage, lines, metrics, spent, setAnswer, ask, streamedLetter } = useWriter();
const review = (resumeText = resume) =>
  answerOf(
    analyzeFunction.handler,
    httpEvent(analyzeResume, { body: JSON.stringify({ resumeText }), sub: 'u1' }),
  );

describe('a letter', () => {
  it('is the model’s; it is counted, paid for, consented to, and measured without a word of it', async () => {
    setAnswer(goodLetter);
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, { coverLetter: goodLetter, writtenBy: 'model', left: 19 }]);
    expect(await spent()).toBeCloseTo(0.1 * 0.003 + 0.05 * 0.015, 8);
    expect(await consents.listOf('u1')).toMatchObject([{ kind: 'writing' }]);
    expect(metrics()).toMatchObject([
      { kind: 'letter', writtenBy: 'model', AiTokensIn: 100, AiTokensOut: 50, AiFallbacks: 0 },
    ]);
    expect(lines().join()).not.toMatch(/Анна|Кедр|Ромашка|u1/u);
  });

  it('is streamed sentence by sentence', async () => {
    setAnswer(goodLetter);
    const { events, answer } = await streamedLetter();
    expect(writtenText(events)).toBe(goodLetter);
    expect(events.length).toBeGreaterThan(5);
    expect(answer).toEqual({ coverLetter: goodLetter, writtenBy: 'model', left: 19 });
  });

  it('is given its sources and its vacancy, the prompt and they apart', async () => {
    setAnswer(goodLetter);
    await ask({ ...letterForm, jobUrl: 'Job ID: 2' });
    const [request] = stage().bedrock.requests;
    expect(request?.system).not.toMatch(/Ромашка|Кедр/u);
    expect(request?.parts.join('\n')).toContain('React');
  });

  it('is written by rules where the stage names no model', async () => {
    stage().nameModel('');
    expect((await ask()).body).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
    expect(metrics()).toMatchObject([{ AiFallbacks: 0, AiCost: 0 }]);
    const { events } = await streamedLetter();
    expect(writtenText(events)).toBe(byRules);
    expect(await spent()).toBe(0);
  });

  it.each<[string, ModelReply]>([
    ['is throttled', { refusal: [429, 'ThrottlingException'] }],
    ['is stopped by a guardrail', { pieces: ['Здравствуйте! Прошу'], stopReason: 'guardrail_intervened' }],
    ['is cut', { pieces: ['Здравствуйте! Прошу'], stopReason: 'max_tokens' }],
    ['answers rubbish', { garbage: true }],
    ['answers nothing', { pieces: [] }],
    ['breaks off', { pieces: ['Здравствуйте! Прошу'], exception: 'modelStreamErrorException' }],
    ['is not allowed', { refusal: [403, 'AccessDeniedException'] }],
  ])('is written by rules where the model %s', async (_, act) => {
    stage().bedrock.setReply(() => act);
    const { events, answer } = await streamedLetter();
    expect(answer).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
    expect(writtenText(events)).toBe(byRules);
    if (act.exception === undefined)
      expect((await ask({ ...letterForm, whyInterested: '' })).body).toMatchObject({
        writtenBy: 'rules',
        left: 18,
      });
    expect(lines().join()).toContain('rules write instead');
    expect(metrics().at(-1)).toMatchObject({ writtenBy: 'rules', AiFallbacks: 1 });
  });

  it.each([
    ['streamed, and falls silent for 15 s', true, 15_000],
    ['whole, and does not come in 24 s', false, 24_000],
  ])('is written by rules where the model hangs: %s', async (_, isStreamed, timeout) => {
    const modelCalled = Promise.withResolvers<void>();
    stage().bedrock.setReply(() => {
      if (!isStreamed) modelCalled.resolve();
      return { pieces: ['Здравствуйте! Прошу'], hangs: true };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pending = isStreamed
        ? streamedLetter(undefined, () => modelCalled.resolve())
        : ask().then(({ body }) => ({ answer: body, events: null }));
      await modelCalled.promise;
      await vi.advanceTimersByTimeAsync(timeout);
      vi.useRealTimers();
      const { answer, events } = await pending;
      expect(answer).toEqual({ coverLetter: byRules, writtenBy: 'rules', left: 19 });
      if (events) expect(writtenText(events)).toBe(byRules);
    } finally {
      vi.useRealTimers();
    }
    expect(lines().join()).toMatch(/rules write instead.*timeout/u);
    // What a model has read is billed, whether it answers or not.
    expect(await spent()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(stage().bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
  });

  it('that names what is in no source is asked for once more, with what that was', async () => {
    const wrong = goodLetter.replace('ООО «Ромашка»', 'ООО «Газмяс»');
    stage().bedrock.setReply(() => ({
      pieces: piecesOf(stage().bedrock.requests.length === 1 ? wrong : goodLetter),
    }));
    const { events, answer } = await streamedLetter();
    expect(answer.writtenBy).toBe('model');
    expect(events.map(({ name }) => name)).toContain('again');
    expect(JSON.stringify(events)).not.toContain('Газмяс');
    expect(writtenText(events)).toBe(goodLetter);
    expect(stage().bedrock.requests[1]?.parts.join('\n')).toMatch(/REJECTED\n.*Газмяс/u);
    // The first was given up in its middle: what it had written is paid for all the same.
    expect(await spent()).toBeGreaterThan(0.001);
  });

  it('that does so twice is written by rules', async () => {
    setAnswer(goodLetter.replace('6 человек', '60 человек'));
    expect((await ask()).body).toMatchObject({ coverLetter: byRules, writtenBy: 'rules' });
    expect(stage().bedrock.requests).toHaveLength(2);
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
    stage().bedrock.setReply(({ system }) => ({ pieces: piecesOf(spoilt(goodLetter, system)) }));
    const { events, answer } = await streamedLetter();
    expect(answer.writtenBy).toBe('rules');
    expect(writtenText(events)).toBe(byRules);
    expect(JSON.stringify(events)).not.toMatch(/You compose|Роза|\[Ваше/u);
  });

  it('of a reader who goes ends the model’s work; what it has cost is counted', async () => {
    setAnswer(goodLetter.slice(0, 300), { hangs: true });
    const reader = new AbortController();
    const aborted = streamedLetter(reader.signal, () => reader.abort(new Error('gone')));
    await expect(aborted).rejects.toThrow('gone');
    await vi.waitFor(() => expect(stage().bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
    expect(await spent()).toBeGreaterThan(0);
    expect(metrics()).toMatchObject([{ writtenBy: 'nobody' }]);
    setAnswer(goodLetter);
    expect((await ask()).body.left).toBe(18);
  });
});

describe('recommendations', () => {
  it('are the model’s, with places that stand in the resume', async () => {
    setAnswer(`\`\`\`json\n${JSON.stringify(goodReview)}\n\`\`\``);
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body).toMatchObject({ writtenBy: 'model', left: 19 });
    expect(body.advice).toEqual(goodReview.map((item, at) => ({ ...item, at: null, id: `m${at + 1}` })));
    expect(body.suggestions).toContain('Добавьте телефон');
  });

  it('come one by one, as each is whole', async () => {
    setAnswer(JSON.stringify(goodReview));
    const events: WritingEvent[] = [];
    await write(resumeReview({ resumeText: resume, blocks: null, reading: null }), caller, {
      onEvent: (event) => events.push(event),
    });
    expect(events.map(({ name }) => name)).toEqual(['advice', 'advice', 'advice', 'advice']);
  });

  it.each([
    ['quotes what the resume does not say', { quote: 'Руководила отделом' }],
    ['proposes an invented figure', { proposal: 'Вела релизы команды из 16 человек' }],
    ['proposes a skill that nobody has', { proposal: 'Писала на Rust' }],
    ['names a site', { reason: 'Подробнее: https://evil.example.com' }],
    ['is of no kind', { kind: 'fun' }],
  ])('that %s is left out', async (_, spoilt) => {
    setAnswer(JSON.stringify([{ ...goodReview[0], ...spoilt }, ...goodReview.slice(1)]));
    const { body } = await review();
    expect(body.writtenBy).toBe('model');
    expect(body.advice).toHaveLength(3);
  });

  it('that takes a figure of another job is left out', async () => {
    const resumeText = resume.replace(
      '\nНавыки',
      '\nООО «Василёк», тестировщик, 2018–2020\n- Проверила 300 заявок на оплату\n\nНавыки',
    );
    const spoilt = { ...goodReview[3], proposal: 'Разработала сервис оплаты на Python, 300 заявок' };
    setAnswer(JSON.stringify([spoilt, ...goodReview.slice(0, 3)]));
    const events: WritingEvent[] = [];
    await write(resumeReview({ resumeText, blocks: null, reading: null }), caller, {
      onEvent: (event) => events.push(event),
    });
    expect(events.map(({ name }) => name)).toEqual(['advice', 'advice', 'advice']);
  });

  it.each([
    ['prose', 'Ваше резюме прекрасно.'],
    ['too few', JSON.stringify(goodReview.slice(0, 2))],
    ['broken JSON', JSON.stringify(goodReview).slice(0, 200)],
  ])('that are %s are written by rules', async (_, text) => {
    setAnswer(text);
    const { body } = await review();
    expect(body.writtenBy).toBe('rules');
    expect(stage().bedrock.requests).toHaveLength(2);
  });

  it('are written by rules where there is no model', async () => {
    stage().nameModel('');
    expect((await review()).body.writtenBy).toBe('rules');
  });
});
