import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { journal as texts } from '../../texts/admin-journal-ru.ts';
import { JournalDialog } from './journal-dialog.tsx';

/** Opens the record of what admins have changed. */
export function JournalButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button formAction="none" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <JournalDialog onClose={() => setOpen(false)} />}
    </>
  );
}
