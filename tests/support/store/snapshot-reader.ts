import { vi } from 'vitest';

/** The loader as a Lambda that has just started has it, how many answers of the feed it has got, and how many rows. */
export async function newReader() {
  vi.resetModules();
  const { dynamodb } = await import('#functions/store/dynamodb.ts');
  let answers = 0;
  let rows = 0;
  dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (commandName === 'QueryCommand') answers += 1;
        const { Responses = {} } = answer.output as { Responses?: Record<string, unknown[]> };
        rows += Object.values(Responses).flat().length;
        return answer;
      },
    { step: 'initialize' },
  );
  return {
    ...(await import('#functions/search/loader.ts')),
    ...(await import('#functions/search/loader/row-cache.ts')),
    feedAnswers: () => answers,
    rowsRead: () => rows,
  };
}
