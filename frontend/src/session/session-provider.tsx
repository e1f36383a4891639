import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteConfig } from '../api/site-config.ts';
import { failure } from '../texts/ru.ts';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { withKit } from '../ui/kit/with-kit.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { SignInDialogContext } from './sign-in/use-sign-in-dialog.ts';
import { type ProviderOutcome, watchSession } from './watch-session.ts';

const loadDialog = withKit(() => import('./sign-in/sign-in-dialog.tsx'));
const SignInDialog = lazy(loadDialog);

/** Watches over the session and holds the one sign-in dialog, which every feature may open. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ next?: () => void } | null>(null);
  useGoogleReturn();
  const control = useMemo(
    () => ({
      open(options: { next?: () => void } = {}) {
        loadDialog().then(
          () => setRequest(options),
          () => notify({ type: 'error', title: failure.title, text: failure.noAnswer }),
        );
      },
      prepare() {
        loadDialog().catch(() => null);
        siteConfig().catch(() => null);
      },
    }),
    [],
  );
  return (
    <SignInDialogContext value={control}>
      {children}
      {request && (
        <Suspense>
          <SignInDialog
            onClose={() => setRequest(null)}
            onSignedIn={() => {
              // The button that opened the dialog has gone with the visitor.
              requestAnimationFrame(() => keepFocusOnPage());
              request.next?.();
            }}
          />
        </Suspense>
      )}
    </SignInDialogContext>
  );
}

/** Google leads to the root; from there one goes on to where one was. */
function useGoogleReturn() {
  const navigate = useNavigate();
  const arrive = useEffectEvent(async (outcome: ProviderOutcome) => {
    const { handleGoogleReturn } = await import('./google/google-return.ts');
    const path = await handleGoogleReturn(outcome);
    if (path !== null) navigate(path, { replace: true });
  });
  useEffect(() => watchSession((outcome) => void arrive(outcome)), []);
}
