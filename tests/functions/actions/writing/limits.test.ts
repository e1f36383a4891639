import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as consents from '#functions/store/accounts/consents.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { caller, useWriter, writtenText } from '#tests/support/writer/use-writer.ts';
import { goodLetter, letterForm } from '#tests/support/writer/writer.ts';

const { stage, metrics, setAnswer, ask, streamedLetter } = useWriter();

describe('limits', () => {
  it('the same question is answered from what is kept, and not counted', async () => {
    setAnswer(goodLetter);
    await ask();
    expect((await ask()).body).toEqual({ coverLetter: goodLetter, writtenBy: 'model', left: 19 });
    expect(stage().bedrock.requests).toHaveLength(1);
    expect(writtenText((await streamedLetter()).events)).toBe(goodLetter);
  });

  it('another user’s is not, nor another question, nor «once more»', async () => {
    setAnswer(goodLetter);
    await ask();
    await ask(letterForm, 'u2');
    await ask({ ...letterForm, whyInterested: '' });
    await ask({ ...letterForm, isAgain: true });
    expect(stage().bedrock.requests).toHaveLength(4);
  });

  it('what rules wrote in the model’s place is not kept', async () => {
    stage().bedrock.setReply(() => ({ garbage: true }));
    await ask();
    setAnswer(goodLetter);
    expect((await ask()).body).toMatchObject({ writtenBy: 'model', left: 18 });
  });

  it.each([
    ['20', 'На сегодня лимит исчерпан: 20 ответов в день. Приходите завтра.'],
    ['1', 'На сегодня лимит исчерпан: 1 ответ в день. Приходите завтра.'],
    ['2', 'На сегодня лимит исчерпан: 2 ответа в день. Приходите завтра.'],
  ])('after %s answers a day there is none, for this user', async (limit, message) => {
    stage().nameModel('');
    process.env.WRITER_ANSWERS_PER_DAY = limit;
    for (let n = 0; n < Number(limit); n++)
      expect((await ask({ ...letterForm, whyInterested: `${n}` })).status).toBe(200);
    const { status, body } = await ask({ ...letterForm, whyInterested: 'ещё' });
    expect([status, body.error.code]).toEqual([429, 'over_quota']);
    expect(body.error.message.replaceAll('\u00a0', ' ')).toBe(message);
    expect((await ask({ ...letterForm, whyInterested: '0' })).body.left).toBe(0);
    expect((await ask(letterForm, 'u2')).status).toBe(200);
  });

  it('when the month’s money is spent rules write', async () => {
    setAnswer(goodLetter);
    expect(await usage.reserve(usage.monthOf(new Date()), 50, 50)).toBe(true);
    expect((await ask()).body.writtenBy).toBe('rules');
    expect(stage().bedrock.requests).toEqual([]);
    expect(metrics()).toMatchObject([{ AiFallbacks: 0, AiCost: 0 }]);
  });

  const setMode = (mode: string) =>
    dynamodb.send(new PutCommand({ TableName: process.env.USAGE_TABLE, Item: { id: 'switch', mode } }));

  it.each([
    ['rules', 200, 'rules'],
    ['on', 200, 'model'],
    ['off', 429, undefined],
    ['of', 429, undefined],
  ])('the switch says %s', async (mode, expected, writtenBy) => {
    setAnswer(goodLetter);
    await setMode(mode);
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
    setAnswer(goodLetter);
    expect((await ask()).body.left).toBe(19);
  });
});

it('an account that was deleted while its token lives writes nothing and leaves nothing behind', async () => {
  const { users } = stage().users;
  stage().users.users = [];
  expect((await ask()).status).toBe(401);
  stage().users.users = users;
  expect(await consents.listOf(caller.id)).toEqual([]);
});
