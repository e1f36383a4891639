import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { ResetStep } from '../../../frontend/src/session/sign-in/code-steps.tsx';

test.each([true, false])('a new password speaks of Google where one can come by it: %s', (hasGoogle) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <ResetStep email="anna@example.ru" hasGoogle={hasGoogle} onStep={() => {}} onBack={() => {}} />
    </QueryClientProvider>,
  );
  expect(html).toContain('anna@example.ru');
  expect(html.includes('Google')).toBe(hasGoogle);
});
