import { Suspense } from 'react';
import type { MatchAnswer } from '../../../match/match-job.ts';
import { card } from '../../../texts/ru.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';
import type { OpenJob } from '../queries.ts';
import { LazyOwnMatch } from './lazy-own-match.ts';
import styles from './match-fold.module.css';

const missingShown = 2;

/** Where the match has no room beside the description it stands before it, as one line that opens. */
export const MatchFold = ({ answer, own }: { answer: OpenJob; own: MatchAnswer }) => {
  const { score, met, asked, missing } = own.match;
  return (
    <details className={styles.fold}>
      <summary>
        <strong>{texts.folded(score)}</strong>
        {[
          ...(asked > 0 ? [card.met(met, asked)] : []),
          ...(missing.length > 0 ? [card.missing(missing.slice(0, missingShown))] : []),
        ].map((part) => card.separator + part)}
      </summary>
      <Suspense>
        <LazyOwnMatch answer={answer} own={own} />
      </Suspense>
    </details>
  );
};
