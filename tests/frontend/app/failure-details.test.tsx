import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import NotificationList from '../../../frontend/src/app/shell/notifications/notification-list.tsx';

const htmlOf = (requestId?: string) =>
  renderToStaticMarkup(
    <NotificationList
      notifications={[{ id: '1', type: 'error', text: 'Беда', ...(requestId && { requestId }) }]}
    />,
  );

test('a failure of the server has details, at first unseen', () => {
  const html = htmlOf('0b54f0c4');
  expect(html).toMatch(/Беда.*aria-expanded="false".*Подробнее/u);
  expect(html).not.toContain('0b54f0c4');
});

test('any other tells what it tells', () => {
  expect(htmlOf()).not.toMatch(/Подробнее/u);
});
