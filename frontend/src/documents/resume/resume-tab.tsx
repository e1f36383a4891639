import { useRef } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { AdviceCard } from './advice/advice-card.tsx';
import { ReadingCard } from './reading/reading-card.tsx';
import { ResumeEditor } from './resume-editor.tsx';
import styles from './resume-tab.module.css';

export function ResumeTab() {
  const userId = userIdOf(useSession());
  const place = useRef<HTMLDivElement>(null);

  function show({ start, end }: TextSpan) {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    // Browsers do not all scroll to a selection that a script makes.
    area.setSelectionRange(start, end);
    area.scrollTop = (area.scrollHeight * start) / Math.max(1, area.value.length) - area.clientHeight / 3;
  }

  return (
    <div ref={place} className={styles.columns}>
      {/* Another user begins with what is theirs. */}
      <div className={styles.editor}>
        <ResumeEditor key={userId ?? ''} userId={userId} />
      </div>
      <div className={styles.column}>
        <AdviceCard userId={userId} onShow={show} />
        <ReadingCard key={`reading ${userId ?? ''}`} userId={userId} onShow={show} />
      </div>
    </div>
  );
}
