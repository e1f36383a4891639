import { expect, test } from 'vitest';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { notifyFailure } from '../../../frontend/src/documents/resume/use-resume-file.ts';
import { UnreadableFile } from '../../../frontend/src/file-text/unreadable-file.ts';
import { shownNotifications } from '../../../frontend/src/ui/notifications/notifications.ts';

test('where what reads files did not come, the page can be loaded anew; a file is the reader’s own matter', () => {
  const file = new File(['%PDF-'], 'cv.pdf');
  notifyFailure(file, new ApiError('network', 'the reader of files did not come'));
  notifyFailure(file, new UnreadableFile('broken'));
  expect(shownNotifications().map(({ action }) => action?.text)).toEqual(['Обновить страницу', undefined]);
});
