import Button from '@cloudscape-design/components/button';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { canGoBack, type OnboardingStep, onboardingSteps, stepBefore } from '#core/domain/user/onboarding.ts';
import { storeOnboarded } from '../browser-storage/onboarded.ts';
import { readStoredProfile, storeProfile } from '../browser-storage/user-data.ts';
import { signOut } from '../session/session.ts';
import { useAuthAction } from '../session/use-auth-action.ts';
import { onboarding } from '../texts/onboarding-ru.ts';
import { failure } from '../texts/ru.ts';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import { useNotificationsInside } from '../ui/notifications/notification-container.ts';
import { dismiss, notify, shownNotifications } from '../ui/notifications/notifications.ts';
import { useDocuments } from '../user-documents/queries.ts';
import styles from './onboarding-dialog.module.css';
import { Progress } from './progress.tsx';
import { AboutStep } from './steps/about-step.tsx';
import { BasicsStep } from './steps/basics-step.tsx';
import { ReadyStep } from './steps/ready-step.tsx';
import { SkillsStep } from './steps/skills-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { WelcomeStep } from './steps/welcome-step.tsx';
import { nextDraft, shownProfile, useDraft, withChanges } from './use-draft.ts';

const steps: Record<OnboardingStep, { heading: string; Content(props: StepProps): ReactNode }> = {
  1: { heading: onboarding.welcome.heading, Content: WelcomeStep },
  2: { heading: onboarding.basics.heading, Content: BasicsStep },
  3: { heading: onboarding.skills.heading, Content: SkillsStep },
  4: { heading: onboarding.about.heading, Content: AboutStep },
  5: { heading: onboarding.ready.heading, Content: ReadyStep },
};

const praise: Partial<Record<OnboardingStep, { title: string; text: string }>> = {
  2: onboarding.basics.done,
  3: onboarding.skills.done,
};

/** Of a step that is two back: on a phone the words would pile up over the fields. */
function dismissPraise() {
  const titles = Object.values(praise).map(({ title }) => title);
  for (const { id, title } of shownNotifications()) if (title && titles.includes(title)) dismiss(id);
}

const forward: Partial<Record<OnboardingStep, string>> = { 1: onboarding.start, 5: onboarding.finish };

/** Nothing ends it but completing it, or leaving the account (docs/rules.md#onboarding). */
export default function OnboardingDialog({ userId }: { userId: string }) {
  const { draft, stored, change, forget } = useDraft(userId);
  const { step, typedSkill } = draft;
  const profile = shownProfile(draft, stored);
  const next = nextDraft(draft, stored);
  const { heading, Content } = steps[step];
  // Asked now, so that step 4 knows whether files can be uploaded.
  useDocuments(userId);
  const headingId = useId();
  const top = useFocusAtEachStep(step);
  const foot = useRef<HTMLDivElement>(null);
  useNotificationsInside(foot);
  const leaving = useAuthAction({
    act: () => signOut({ everywhere: false }),
    failure: onboarding.notSignedOut,
  });

  function finish() {
    const isStored = storeProfile(userId, shownProfile(draft, readStoredProfile(userId)));
    if (!(storeOnboarded(userId) && isStored))
      notify({ type: 'error', title: failure.title, text: onboarding.notStored });
    forget();
    notify({ type: 'success', text: onboarding.congratulations });
    notify({ type: 'success', text: onboarding.created });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!next) return;
    dismissPraise();
    const praiseText = praise[step];
    if (praiseText) notify({ type: 'success', ...praiseText });
    if (step === onboardingSteps) finish();
    else change(next);
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <Progress step={step} />
        <div className={styles.body}>
          <h2 ref={top} id={headingId} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          <Content
            userId={userId}
            profile={profile}
            typedSkill={typedSkill}
            onChange={(changes) => change((before) => withChanges(before, changes, stored))}
            onTypeSkill={(typed) => change((before) => ({ ...before, typedSkill: typed }))}
          />
        </div>
        <div ref={foot} className={styles.foot} data-notifications="above">
          <div className={styles.ways}>
            <Button
              formAction="none"
              disabled={!canGoBack(step)}
              onClick={() => change({ ...draft, step: stepBefore(step) })}
            >
              {onboarding.back}
            </Button>
            <Button variant="primary" disabled={!next}>
              {forward[step] ?? onboarding.next}
            </Button>
          </div>
          <button
            type="button"
            className={styles.signOut}
            disabled={leaving.isBusy}
            onClick={() => leaving.start()}
          >
            {onboarding.signOut}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** Each step is read from its heading on, and a phone shows its top. */
function useFocusAtEachStep(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return heading;
}
