import Flashbar from '@cloudscape-design/components/flashbar';
import { dismiss, type Notification } from '../../lib/notifications.ts';
import { shell } from '../../texts/ru.ts';

export default function Flashes({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <Flashbar
      items={notifications.map(({ id, type, title, text }) => ({
        id,
        type,
        header: title,
        content: text,
        dismissible: true,
        dismissLabel: shell.close,
        onDismiss: () => dismiss(id),
      }))}
    />
  );
}
