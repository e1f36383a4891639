import { userIdOf } from '../../../session/session-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { useTrackerInFrame } from './use-tracker-in-frame.ts';

/** Nothing until it is known whose desk it is. */
export function ApplyPrompt() {
  const tracker = useTrackerInFrame();
  const session = useSession();
  if (!tracker || session.status === 'loading') return null;
  return <tracker.ApplyPromptCard userId={userIdOf(session)} />;
}
