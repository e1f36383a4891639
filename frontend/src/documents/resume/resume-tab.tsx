import { useRef } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { AdviceCard } from './advice/advice-card.tsx';
import { ResumeEditor } from './resume-editor.tsx';
import styles from './resume-tab.module.css';

export function ResumeTab() {
  const userId = userIdOf(useSession());
  const place = useRef<HTMLDivElement>(null);

  function show(quote: string) {
    const area = place.current?.querySelector('textarea');
    const at = area?.value.indexOf(quote) ?? -1;
    if (!area || at < 0) return false;
    area.focus();
    // Browsers do not all scroll to a selection that a script makes.
    area.setSelectionRange(at, at + quote.length);
    area.scrollTop = (area.scrollHeight * at) / Math.max(1, area.value.length) - area.clientHeight / 3;
    return true;
  }

  return (
    <div ref={place} className={styles.columns}>
      {/* Another user begins with what is theirs. */}
      <ResumeEditor key={userId ?? ''} userId={userId} />
      <AdviceCard userId={userId} onShow={show} />
    </div>
  );
}
