import { isTooLarge, maxResumeWords, wordsIn } from '#core/domain/writer/writing.ts';
import { resume as texts } from '../../texts/documents-ru.ts';
import styles from './resume-tab.module.css';

/** Words beside the limit of the writer, which is no limit of what may be saved. */
export function WordCount({ text }: { text: string }) {
  const isOver = isTooLarge(text);
  return (
    <span className={isOver ? styles.over : ''}>
      {texts.count(wordsIn(text), maxResumeWords)}
      {isOver && ` — ${texts.tooMany}`}
    </span>
  );
}
