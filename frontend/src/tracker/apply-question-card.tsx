import { useId } from 'react';
import { applyQuestion as texts } from '../texts/tracker/desk-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { keepFocusOnPage } from '../ui/hooks/keep-focus.ts';
import { Monogram } from '../ui/monogram/monogram.tsx';
import { notify } from '../ui/notifications/notifications.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import { answerLater, answerYes, dropQuestion, useApplyQuestion } from './apply-question.ts';
import styles from './apply-question-card.module.css';

/** Asked once, when somebody comes back from a vacancy's source. It takes no focus, and says itself aloud. */
export function ApplyQuestionCard({ userId }: { userId: string | null }) {
  const id = useId();
  const question = useApplyQuestion(userId);
  const answer = (action: () => void, successText?: string) => () => {
    action();
    if (successText !== undefined) notify({ type: 'success', text: successText });
    requestAnimationFrame(() => keepFocusOnPage());
  };
  return (
    <div role="status" className={styles.place}>
      {question && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that it is part of a form
        <div role="group" aria-labelledby={id} className={styles.question}>
          <Monogram isSmall company={question.facts.company} />
          <p id={id} className={styles.words}>
            {texts.before}
            <strong>{texts.title(question.facts.title)}</strong>
            {texts.after}
          </p>
          <div className={styles.answers}>
            <Button isPrimary onPress={answer(() => answerYes(userId, question), texts.yesToast)}>
              {texts.yes}
            </Button>
            <Button onPress={answer(() => dropQuestion(userId))}>{texts.no}</Button>
            <TextButton
              onPress={answer(() => answerLater(userId, question, texts.reminder), texts.laterToast)}
            >
              {texts.later}
            </TextButton>
          </div>
        </div>
      )}
    </div>
  );
}
