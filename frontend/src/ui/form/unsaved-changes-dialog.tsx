import { leaving } from '../../texts/account/profile-ru.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

export const UnsavedChangesDialog = ({ onStay, onLeave }: { onStay(): void; onLeave(): void }) => (
  <ConfirmDialog
    heading={leaving.heading}
    text={leaving.text}
    confirm={leaving.leave}
    cancel={leaving.stay}
    primary="cancel"
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
