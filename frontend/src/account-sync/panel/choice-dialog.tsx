import { useId, useState } from 'react';
import { valuesOf } from '#core/domain/documents/verified-reading.ts';
import type { SyncedResume } from '#core/domain/user/synced.ts';
import { syncChoice as texts } from '../../texts/account/account-sync-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { DialogHead } from '../../ui/dialog/dialog-head.tsx';
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx';
import type { Side } from '../kept/sync-kept.ts';
import type { Choice } from '../sync-state.ts';
import styles from './sync-dialog.module.css';
import { Versions } from './versions.tsx';

const confirmedIn = ({ reading }: SyncedResume): number =>
  reading ? valuesOf(reading).filter(({ certainty }) => certainty === 'confirmed').length : 0;

/** Both versions, one beside the other (docs/rules.md#account-sync-conflict). */
export default function ChoiceDialog({
  userId,
  choice,
  onClose,
}: {
  userId: string;
  choice: Choice;
  onClose(): void;
}) {
  const headingId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function take(side: Side) {
    setBusy(true);
    setProblem(null);
    const { choose } = await import('../engine.ts');
    const outcome = await choose(userId, choice.of, side);
    if (outcome === 'chosen') return onClose();
    setProblem(outcome === 'changed' ? texts.changed : texts.notTaken);
    setBusy(false);
  }
  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <DialogHead id={headingId} heading={texts.heading} onClose={onClose} />
        <p>{texts[choice.of]}</p>
        {choice.of === 'profile' ? (
          choice.disputed.map((name) => (
            <section key={name} aria-label={texts.field(name)}>
              <h3>{texts.field(name)}</h3>
              <Versions names={texts} mine={choice.mine.profile[name]} theirs={choice.theirs.profile[name]} />
            </section>
          ))
        ) : (
          <Versions
            names={texts}
            mine={choice.mine.text}
            theirs={choice.theirs.text}
            aboutMine={texts.about(choice.mine.text.length, confirmedIn(choice.mine))}
            aboutTheirs={texts.about(choice.theirs.text.length, confirmedIn(choice.theirs))}
          />
        )}
        <p role="alert">{problem}</p>
        <div className={styles.acts}>
          <Button onPress={onClose}>{texts.later}</Button>
          <Button isBusy={isBusy} onPress={() => void take('mine')}>
            {texts.takeMine}
          </Button>
          <Button isBusy={isBusy} onPress={() => void take('theirs')}>
            {texts.takeTheirs}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
