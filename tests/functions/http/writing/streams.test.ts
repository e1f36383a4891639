import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stopWriting, streamAnalyzeResume, streamCoverLetter } from '#core/contract/writing.ts';
import * as stopFunction from '#functions/http/writing/stop-writing.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { restEvent, streamed } from '#tests/support/http/streamed.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { goodLetter, goodReview, letterForm, piecesOf, resume } from '#tests/support/writer/writer.ts';
import { startWriter } from '#tests/support/writer/writer-stage.ts';

let stage: Awaited<ReturnType<typeof startWriter>>;
let letter: unknown;
let review: unknown;
beforeAll(async () => {
  stage = await startWriter();
  // They want the runtime's global as they load.
  ({ handler: letter } = await import('#functions/http/writing/stream-cover-letter.ts'));
  ({ handler: review } = await import('#functions/http/writing/stream-analyze-resume.ts'));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await stage.close();
});
beforeEach(emptyTables);

const writingId = '0b1c7a52-6d1e-4a7e-9a51-7b1d0f6f2c11';
const letterEvent = (form: object = letterForm) => restEvent(streamCoverLetter, { ...form, writingId }, 'u1');

it('a letter comes word by word, checked, and whole at its end', async () => {
  stage.bedrock.setReply(() => ({ pieces: piecesOf(goodLetter) }));
  const { status, frames } = await streamed(letter, letterEvent());
  expect(status).toBe(200);
  const texts = frames.filter(({ name }) => name === 'text').map(({ data }) => data.text);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.join('')).toBe(goodLetter);
  expect(frames.at(-1)).toEqual({
    name: 'end',
    data: { coverLetter: goodLetter, writtenBy: 'model', left: 19 },
  });
});

it('recommendations come one by one', async () => {
  stage.bedrock.setReply(() => ({ pieces: piecesOf(JSON.stringify(goodReview)) }));
  const { frames } = await streamed(
    review,
    restEvent(streamAnalyzeResume, { resumeText: resume, writingId }, 'u1'),
  );
  expect(frames.map(({ name }) => name)).toEqual(['advice', 'advice', 'advice', 'advice', 'end']);
});

it('rules take over after pieces of a failed answer', async () => {
  stage.bedrock.setReply(() => ({
    pieces: piecesOf(goodLetter.slice(0, 200)),
    exception: 'serviceUnavailableException',
  }));
  const { frames } = await streamed(letter, letterEvent());
  const names = frames.map(({ name }) => name);
  expect(names.filter((name) => name === 'again')).toHaveLength(1);
  const shownTexts = frames.slice(names.indexOf('again') + 1, -1).map(({ data }) => data.text);
  expect(frames.at(-1)?.data).toMatchObject({ coverLetter: shownTexts.join(''), writtenBy: 'rules' });
});

it.each([
  ['too long a resume', { ...letterForm, resumeText: 'слово '.repeat(2001) }, 413],
  ['no company', { ...letterForm, companyName: '' }, 400],
])('%s is refused before the stream', async (_, form, status) =>
  expect((await streamed(letter, letterEvent(form))).status).toBe(status),
);

it('a reader who goes ends the model’s work, and what it has cost is counted', async () => {
  stage.bedrock.setReply(() => ({ pieces: piecesOf(goodLetter.slice(0, 300)), hangs: true }));
  await streamed(letter, letterEvent(), (text) => text.includes('Меня заинтересовала'));
  await vi.waitFor(() => expect(stage.bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
  expect(await usage.spentIn(usage.monthOf(new Date()))).toBeGreaterThan(0);
});

it('so does «Остановить», which AWS tells no other way; nobody else’s word does', async () => {
  stage.bedrock.setReply(() => ({ pieces: piecesOf(goodLetter.slice(0, 300)), hangs: true }));
  const stop = (sub: string) =>
    answerOf(stopFunction.handler, httpEvent(stopWriting, { body: JSON.stringify({ writingId }), sub }));
  const looks = vi.spyOn(writtenAnswers, 'isStopped');
  await stop('u2');
  let isOver = false;
  const answer = streamed(letter, letterEvent()).finally(() => {
    isOver = true;
  });
  // It has looked for such a word twice: it would not have gone on after the first.
  await vi.waitFor(() => expect(looks).toHaveResolvedTimes(2), { timeout: 15_000 });
  expect(isOver).toBe(false);
  expect((await stop('u1')).status).toBe(200);
  const { frames } = await answer;
  expect(frames.at(-1)).toMatchObject({ name: 'error', data: { code: 'conflict' } });
  await vi.waitFor(() => expect(stage.bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
});
