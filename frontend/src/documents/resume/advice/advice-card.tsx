import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import { consentTexts } from '#core/domain/user/consent.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import { wordsIn } from '#core/domain/writer/writing.ts';
import { leftToday, analysis as texts, writtenBy } from '../../../texts/documents-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { Card } from '../../../ui/card/card.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';
import { draftResume, resumeTextNow } from '../resume-text.ts';
import styles from './advice-card.module.css';
import { AdviceItem } from './advice-item.tsx';
import { type Analysis, accepted, analyses, rejected, undone } from './analysis.ts';
import { useAnalysis } from './use-analysis.ts';

interface AdviceCardProps {
  userId: string | null;
  onShow(place: TextSpan): void;
  /** What stands there now is not what stood there before. */
  onChanged(place: TextSpan): void;
}

export function AdviceCard({ userId, onShow, onChanged }: AdviceCardProps) {
  const { isRunning, left, start, stop } = useAnalysis(userId);
  const analysis = analyses.use(userId);
  const consentId = useId();
  return (
    <Card heading={texts.heading}>
      <p className={styles.note}>{texts.intro}</p>
      <div className={styles.act}>
        <Button
          variant="primary"
          formAction="none"
          loading={isRunning}
          loadingText={texts.running}
          ariaDescribedby={consentId}
          onClick={start}
        >
          {isRunning ? texts.running : texts.start}
        </Button>
        {isRunning && (
          <Button formAction="none" onClick={stop}>
            {texts.stop}
          </Button>
        )}
      </div>
      <p id={consentId} className={styles.consent}>
        {consentTexts.writing}
      </p>
      {analysis && (
        <Answer
          userId={userId}
          analysis={analysis}
          isRunning={isRunning}
          onShow={onShow}
          onChanged={onChanged}
        />
      )}
      {left !== null && <p className={styles.note}>{leftToday(left)}</p>}
    </Card>
  );
}

/** What is said of an answer: a stored one that says «running» was cut off by a reload. */
function stateText({ state, items }: Analysis, isRunning: boolean): string {
  if (isRunning) return '';
  if (state === 'stopped') return texts.stopped;
  if (state !== 'done') return texts.brokenOff;
  if (items.length === 0) return texts.nothing;
  const acceptedCount = items.filter(({ verdict }) => verdict === 'accepted').length;
  return acceptedCount === 0 ? texts.count(items.length) : texts.acceptedCount(acceptedCount, items.length);
}

interface AnswerProps extends AdviceCardProps {
  analysis: Analysis;
  isRunning: boolean;
}

function Answer({ userId, analysis, isRunning, onShow, onChanged }: AnswerProps) {
  const { items } = analysis;

  function decide(index: number, decision: ReturnType<typeof accepted>) {
    if (!decision) {
      notify({ type: 'error', title: failure.title, text: texts.gone });
      return;
    }
    const isChanged = decision.text !== textNow();
    draftResume(userId, decision.text);
    analyses.write(userId, decision.analysis);
    const place = decision.analysis.items[index]?.place;
    if (isChanged && place) onChanged(place);
  }
  const textNow = () => resumeTextNow(userId).text;

  function copyAll() {
    navigator.clipboard.writeText(suggestionsText(items.map(({ advice }) => advice))).then(
      () => notify({ type: 'success', text: texts.copied }),
      () => notify({ type: 'error', title: failure.title, text: texts.notCopied }),
    );
  }

  return (
    <div className={styles.answer}>
      <p role="status" className={styles.note}>
        {stateText(analysis, isRunning)}
      </p>
      {analysis.wordsOfWhole !== null && (
        <p className={styles.note}>{texts.partRead(wordsIn(analysis.resumeText), analysis.wordsOfWhole)}</p>
      )}
      {items.length > 0 && (
        <ol className={styles.list} aria-label={texts.list} aria-busy={isRunning}>
          {items.map((item, index) => (
            <AdviceItem
              // Ids of two writers may be the same.
              key={`${index}-${item.advice.id}`}
              item={item}
              number={index + 1}
              onAccept={() => decide(index, accepted(analysis, index, textNow()))}
              onReject={() => analyses.write(userId, rejected(analysis, index))}
              onUndo={() => decide(index, undone(analysis, index, textNow()))}
              onShow={() => item.place && onShow(item.place)}
            />
          ))}
        </ol>
      )}
      {analysis.writtenBy && <p className={styles.note}>{writtenBy[analysis.writtenBy]}</p>}
      {items.length > 0 && !isRunning && (
        <div>
          <Button iconName="copy" formAction="none" onClick={copyAll}>
            {texts.copyAll}
          </Button>
        </div>
      )}
    </div>
  );
}
