import { describe, expect, it, vi } from 'vitest';
import { parseResume } from '#core/contract/writing.ts';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import * as parseFunction from '#functions/http/writing/parse-resume.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import type { ModelReply } from '#tests/support/writer/bedrock-stand-in.ts';
import { useWriter } from '#tests/support/writer/use-writer.ts';
import { piecesOf } from '#tests/support/writer/writer.ts';

const { stage, setAnswer, metrics } = useWriter();

const resumeText = 'Вера Лугова\n\nГде трудилась\nСеть «Южный двор», товаровед\n\nЧем владею\n1С, Excel';
const byRules = readResume({ text: resumeText, blocks: blocksOfText(resumeText) });
const ask = () =>
  answerOf(
    parseFunction.handler,
    httpEvent(parseResume, { body: JSON.stringify({ resumeText }), sub: 'u1' }),
  );
const job = (employer: string) =>
  JSON.stringify({
    jobs: [{ employer: { line: 3, text: employer }, post: { line: 3, text: 'товаровед' }, period: null }],
  });

describe('a resume that a model parses (docs/rules.md#resume-reading-model)', () => {
  it('an obedient one adds what the rules have not read; it sees numbered lines, and is counted', async () => {
    setAnswer(job('Сеть «Южный двор»'));
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([
      200,
      {
        writtenBy: 'model',
        left: 19,
        reading: {
          jobs: [
            { employer: { text: 'Сеть «Южный двор»', certainty: 'unsure' }, title: { text: 'товаровед' } },
          ],
        },
      },
    ]);
    expect(stage().bedrock.requests[0]?.parts.join('\n')).toContain('3: Сеть «Южный двор», товаровед');
    expect(metrics()).toMatchObject([{ kind: 'parsing', writtenBy: 'model' }]);
  });

  it('a lying one adds nothing: the employer stands nowhere, the post alone is the resume’s', async () => {
    setAnswer(job('Корпорация «Вымысел»'));
    const { body } = await ask();
    expect(JSON.stringify(body)).not.toContain('Вымысел');
  });

  it.each<[string, ModelReply]>([
    ['a broken one', { pieces: ['Here is the parsed resume: {"jobs": ['] }],
    ['a talkative one', { pieces: piecesOf('Это хорошее резюме.') }],
    ['one that says nothing', {}],
    ['one that answers what is no answer', { garbage: true }],
    ['one that is throttled', { refusal: [429, 'ThrottlingException'] }],
  ])('%s leaves what the rules have read', async (_, act) => {
    stage().bedrock.setReply(() => act);
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([200, { writtenBy: 'rules', reading: byRules }]);
  });

  it('a slow one is waited for 24 s, and leaves what the rules have read', async () => {
    const modelCalled = Promise.withResolvers<void>();
    stage().bedrock.setReply(() => {
      modelCalled.resolve();
      return { pieces: ['{"name": '], hangs: true };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const pending = ask();
      await modelCalled.promise;
      await vi.advanceTimersByTimeAsync(24_000);
      vi.useRealTimers();
      expect((await pending).body).toMatchObject({ writtenBy: 'rules', reading: byRules });
    } finally {
      vi.useRealTimers();
    }
  });

  it('without a model the rules answer', async () => {
    stage().nameModel('');
    expect((await ask()).body).toMatchObject({ writtenBy: 'rules', reading: byRules });
  });
});
