import { useId } from 'react';
import { applyQuestion as texts } from '../../../texts/tracker/desk-ru.ts';
import {
  type ApplyPrompt,
  answerLater,
  answerYes,
  dropPrompt,
  useApplyPrompt,
} from '../../../tracker/apply-prompt.ts';
import { Button } from '../../../ui/control/button.tsx';
import { keepFocusOnPage } from '../../../ui/hooks/keep-focus.ts';
import { Monogram } from '../../../ui/monogram/monogram.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './apply-prompt-card.module.css';

/** The button that was pressed may be gone. */
const keepFocus = () => requestAnimationFrame(() => keepFocusOnPage());

/** Asked once, when somebody comes back from a vacancy's source. It takes no focus, and says itself aloud. */
export function ApplyPromptCard({ userId }: { userId: string | null }) {
  const id = useId();
  const prompt = useApplyPrompt(userId);
  const answer = (isDone: boolean, successText: string) => {
    if (isDone) notify({ type: 'success', text: successText });
    keepFocus();
  };
  function remindLater(asked: ApplyPrompt) {
    const outcome = answerLater(userId, asked, texts.reminder);
    answer(outcome !== false, outcome === 'stands' ? texts.standsToast : texts.laterToast);
  }
  const dismiss = () => {
    dropPrompt(userId);
    keepFocus();
  };
  return (
    <div role="status" className={styles.place}>
      {prompt && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that it is part of a form
        <div role="group" aria-labelledby={id} className={styles.prompt}>
          <Monogram isSmall company={prompt.facts.company} />
          <p id={id} className={styles.words}>
            {texts.before}
            <strong>{texts.title(prompt.facts.title)}</strong>
            {texts.after}
          </p>
          <div className={styles.answers}>
            <Button isPrimary onPress={() => answer(answerYes(userId, prompt), texts.yesToast)}>
              {texts.yes}
            </Button>
            <Button onPress={dismiss}>{texts.no}</Button>
            <TextButton onPress={() => remindLater(prompt)}>{texts.later}</TextButton>
          </div>
        </div>
      )}
    </div>
  );
}
