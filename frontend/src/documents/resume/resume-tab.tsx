import { lazy, Suspense, useRef } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { AdviceCard } from './advice/advice-card.tsx';
import { ResumeEditor } from './resume-editor.tsx';
import styles from './resume-tab.module.css';
import { highlightSpan, showPlace } from './text-place.ts';

const VersionsCard = lazy(() => import('./versions/versions-card.tsx'));
/** What reads a resume weighs more than the rest of the tab; it stands last. */
const ReadingCard = lazy(() => import('./reading/reading-card.tsx'));

export function ResumeTab() {
  const userId = userIdOf(useSession());
  const containerRef = useRef<HTMLDivElement>(null);

  const areaNow = () => containerRef.current?.querySelector('textarea');
  function show(span: TextSpan) {
    const area = areaNow();
    if (area) showPlace(area, span);
  }
  /** Once the text area shows the text as it is now. */
  function flash(span: TextSpan) {
    requestAnimationFrame(() => {
      const area = areaNow();
      if (area) highlightSpan(area, span);
    });
  }

  return (
    <div ref={containerRef} className={styles.columns}>
      {/* Another user begins with what is theirs. */}
      <div className={styles.editor}>
        <ResumeEditor key={userId ?? ''} userId={userId} />
      </div>
      <div className={styles.column}>
        <AdviceCard userId={userId} onShow={show} onChanged={flash} />
        {/* One in the other: what stands last is not pushed down by what comes after it. */}
        <Suspense>
          <VersionsCard key={`versions ${userId ?? ''}`} userId={userId} />
          <Suspense>
            <ReadingCard key={`reading ${userId ?? ''}`} userId={userId} onShow={show} />
          </Suspense>
        </Suspense>
      </div>
    </div>
  );
}
