import { type OnboardingStep, onboardingProgress, onboardingSteps } from '#core/domain/user/onboarding.ts';
import { onboarding } from '../texts/onboarding-ru.ts';
import styles from './progress.module.css';

export function Progress({ step }: { step: OnboardingStep }) {
  const percent = onboardingProgress(step);
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span>{onboarding.step(step, onboardingSteps)}</span>
        <span>{onboarding.percent(percent)}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={onboarding.progress}
        aria-valuenow={percent}
        aria-valuetext={onboarding.percent(percent)}
      >
        <div className={styles.filled} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}
