import Flashbar from '@cloudscape-design/components/flashbar';
import { dismiss, type Notification } from '../../lib/notifications.ts';
import { shell } from '../../texts/ru.ts';
import { FailureDetails } from './failure-details.tsx';

export default function Flashes({ notifications }: { notifications: readonly Notification[] }) {
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
