import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { generateCoverLetter, type WritingEvent } from '#core/contract/writing.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { write } from '#functions/actions/writing/write.ts';
import * as letterFunction from '#functions/http/writing/generate-cover-letter.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import { answerOf, httpEvent } from '../http/http-event.ts';
import { emptyTables } from '../store/empty-tables.ts';
import type { ModelReply } from './bedrock-stand-in.ts';
import { letterForm, letterRequest, piecesOf } from './writer.ts';
import { startWriter } from './writer-stage.ts';

export const caller = { id: 'u1', username: 'u1' };
export const byRules = letterByRules(letterRequest(), null);

/** What a reader has before them at the end. */
export const writtenText = (events: readonly WritingEvent[]): string =>
  events.reduce((text, event) => {
    if (event.name === 'again') return '';
    return event.name === 'text' ? text + event.text : text;
  }, '');

/** The writer with empty tables before each test, how it is asked for a letter, and what it has logged meanwhile. */
export function useWriter() {
  let stage: Awaited<ReturnType<typeof startWriter>>;
  let lines: string[] = [];
  beforeAll(async () => {
    stage = await startWriter();
  });
  afterAll(() => stage.close());
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

  return {
    stage: () => stage,
    lines: () => lines,
    metrics: () => lines.filter((line) => line.includes('_aws')).map((line) => JSON.parse(line)),
    spent: () => usage.spentIn(usage.monthOf(new Date())),
    setAnswer: (text: string, reply: Partial<ModelReply> = {}) =>
      stage.bedrock.setReply(() => ({ pieces: piecesOf(text), ...reply })),
    ask: (form: object = letterForm, sub = 'u1') =>
      answerOf(letterFunction.handler, httpEvent(generateCoverLetter, { body: JSON.stringify(form), sub })),
    async streamedLetter(signal = new AbortController().signal, onEvent = (_: WritingEvent) => {}) {
      const events: WritingEvent[] = [];
      const answer = await write(coverLetter(letterRequest()), caller, {
        onEvent(event) {
          events.push(event);
          onEvent(event);
        },
        signal,
      });
      return { events, answer };
    },
  };
}
