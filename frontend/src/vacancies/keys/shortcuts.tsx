import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'));

/** The keys of a page of vacancies, and their help. */
export function Shortcuts({ isListShown }: { isListShown: boolean }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({ isListShown, onHelp: () => setHelpOpen(true) });
  return (
    isHelpOpen && (
      <Suspense>
        <KeyboardHelp onClose={() => setHelpOpen(false)} />
      </Suspense>
    )
  );
}
