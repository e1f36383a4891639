import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { audit as texts } from '../../texts/admin/admin-audit-ru.ts';
import { AuditDialog } from './audit-dialog.tsx';

/** Opens the record of what admins have changed. */
export function AuditButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button formAction="none" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <AuditDialog onClose={() => setOpen(false)} />}
    </>
  );
}
