import Flashbar from '@cloudscape-design/components/flashbar';
import { shell } from '../../../texts/ru.ts';
import { dismiss, type Notification } from '../../../ui/notifications/notifications.ts';
import { FailureDetails } from './failure-details.tsx';

export default function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Flashbar
      items={notifications.map(({ id, type, title, text, requestId }) => ({
        id,
        type,
        header: title,
        content: requestId ? <FailureDetails text={text} requestId={requestId} /> : text,
        dismissible: true,
        dismissLabel: shell.dismiss,
        onDismiss: () => dismiss(id),
      }))}
    />
  );
}
