import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { userIdOf } from '../../session/session-state.ts';
import { useSignInDialog } from '../../session/sign-in/use-sign-in-dialog.ts';
import { useSession } from '../../session/use-session.ts';
import { letterToasts } from '../../texts/letter-ru.ts';
import { groupOf, isOfGroup, letterIdOf, textIdOf } from '../../tracker/library/letter-id.ts';
import { useLibraryText } from '../../tracker/library/use-library-text.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { takeOverResume } from '../resume/resume-text.ts';
import { NoLetter, NoResume } from './empty-states.tsx';
import {
  changeDraft,
  draftOf,
  type LetterDraft,
  showNewerText,
  takeOverDraft,
  useLetterDraft,
} from './letter-draft.ts';
import { LetterForm } from './letter-form.tsx';
import { letterProblem } from './letter-problem.ts';
import styles from './letter-tab.module.css';
import { useArrivedJob } from './picker/use-arrived-job.ts';
import { SavedLetters } from './saved/saved-letters.tsx';
import { useLetterLibrary } from './saved/use-letter-library.ts';
import { resumeOf, useHasResume } from './sources.ts';
import { dismissOwnErrors, useLetterWriter } from './use-letter-writer.ts';

const LetterResult = lazy(() =>
  import('./result/letter-result.tsx').then((module) => ({ default: module.LetterResult })),
);

/** The cover-letter tab (docs/rules.md#letter-form). */
export function LetterTab() {
  const session = useSession();
  const userId = userIdOf(session);
  const draft = useLetterDraft(userId);
  const hasResume = useHasResume(userId);
  const writer = useLetterWriter(userId);
  const library = useLetterLibrary(userId);
  const signIn = useSignInDialog();
  const [isChecked, setChecked] = useState(false);

  useLayoutEffect(() => {
    if (userId === null) return;
    takeOverDraft(userId);
    takeOverResume(userId);
  }, [userId]);

  // They go with what they are about.
  useEffect(() => dismissOwnErrors, [draft.companyName, draft.position, hasResume]);

  const change = (changes: Partial<LetterDraft>) => changeDraft(userId, changes);
  /** Another company or position is another letter than the picked vacancy's. */
  const retype = (changes: Partial<LetterDraft>) =>
    change('companyName' in changes || 'position' in changes ? { ...changes, job: null } : changes);
  const pick = (job: LetterDraft['job']) =>
    change(job ? { job, companyName: job.company, position: job.title } : { job });
  useArrivedJob(session.status !== 'loading', pick);

  /** False where something is missing or too long, which has been said then. */
  function isComplete(): boolean {
    dismissOwnErrors();
    const problem = letterProblem(draftOf(userId), resumeOf(userId));
    setChecked(problem === letterToasts.fillIn);
    if (problem) notify({ type: 'error', ...problem });
    return problem === null;
  }

  function create(isAgain: boolean): boolean {
    if (!isComplete()) return false;
    if (session.status === 'visitor') signIn.open({ next: () => writer.start(isAgain) });
    else writer.start(isAgain);
    return true;
  }

  const { letter, before } = draft;
  const keptLetter = library.letters.find(({ id }) => id === letter?.keptId);
  const keptText = useLibraryText(keptLetter ? textIdOf(keptLetter) : '', keptLetter?.savedAt);
  useEffect(() => showNewerText(userId, keptLetter?.id, keptText), [userId, keptLetter?.id, keptText]);
  return (
    <div className={styles.tab}>
      {!hasResume && session.status !== 'loading' && <NoResume />}
      <div className={styles.columns}>
        <LetterForm
          draft={draft}
          hasResume={hasResume}
          isChecked={isChecked}
          isWriting={writer.isWriting}
          onChange={retype}
          onPick={pick}
          onCreate={() => create(false)}
          onStop={writer.stop}
        />
        <div className={styles.column}>
          {letter || writer.isWriting ? (
            <Suspense fallback={<div className={styles.room} />}>
              <LetterResult
                letter={letter}
                hasBefore={before !== null}
                saved={
                  keptLetter && keptText != null ? { text: keptText, savedAt: keptLetter.savedAt } : undefined
                }
                isSent={keptLetter !== undefined && library.isSent(keptLetter.id)}
                isWriting={writer.isWriting}
                left={writer.left}
                userId={userId}
                onEdit={(text) => letter && change({ letter: { ...letter, text } })}
                onKept={({ group, from, keptId, keptText }) => {
                  const { letter: now } = draftOf(userId);
                  // Another may have been opened, or written, until the account has answered.
                  if (now?.id === group && now.keptId === from)
                    change({ letter: { ...now, keptId, keptText } });
                }}
                onAgain={() => create(true)}
                onBefore={() => change({ letter: before, before: letter })}
              />
            </Suspense>
          ) : (
            <NoLetter />
          )}
          <SavedLetters
            userId={userId}
            library={library}
            group={letterIdOf(draft.job?.id ?? null, draft.companyName, draft.position)}
            onOpen={({ id: keptId, companyName, position }, text) => {
              const id = groupOf(keptId);
              const isPicked = !isOfGroup(keptId, letterIdOf(null, companyName, position));
              change({
                job: isPicked ? { id, title: position, company: companyName, location: '' } : null,
                companyName,
                position,
                letter: {
                  ...{ id, keptId, keptText: text, companyName, position, text },
                  ...{ writtenBy: null, isWhole: true },
                },
                before: letter?.text === text ? before : letter,
              });
            }}
          />
        </div>
      </div>
    </div>
  );
}
