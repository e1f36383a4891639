import { useEffect } from 'react';

/** Desk, profile and resume follow whoever is signed in; a visitor loads nothing of it. */
export function useAccountSync(userId: string | null) {
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let isOver = false;
    import('../../account-sync/start.ts').then(
      ({ startAccountSync }) => {
        if (!isOver) stop = startAccountSync(userId);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [userId]);
}
