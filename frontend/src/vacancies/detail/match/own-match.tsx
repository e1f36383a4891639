import { useId } from 'react';
import type { MatchAnswer } from '../../../match/match-job.ts';
import { card } from '../../../texts/ru.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { basis } from '../ai-bar.tsx';
import market from '../market/market.module.css';
import type { OpenJob } from '../queries.ts';
import detail from '../vacancy-detail.module.css';
import { evidenceOf } from './evidence.tsx';
import { limitReason } from './limit-reason.ts';
import styles from './own-match.module.css';
import { PartsBar } from './parts-bar.tsx';
import { shownParts } from './shown-parts.ts';

interface OwnMatchProps {
  answer: OpenJob;
  own: MatchAnswer;
  /** The description, where there is room for both. */
  isBeside?: boolean;
}

/** The rest stand among the skills. */
const missingShown = 3;

/** The reader's own match in its parts, each with the words of both sides (docs/rules.md#match-evidence). */
export default function OwnMatch({ answer, own, isBeside = false }: OwnMatchProps) {
  const { match, seeker } = own;
  const heading = useId();
  const parts = shownParts(match);
  const reason = match.limit && limitReason(match.limit.reason, answer.demand, seeker);
  return (
    <section className={`${market.block} ${isBeside ? detail.matchBeside : ''}`} aria-labelledby={heading}>
      <div className={market.matchHead}>
        <h2 id={heading}>{texts.heading}</h2>
        <span className={styles.score}>
          <span className={market.score}>{match.score}</span> {texts.outOf}
        </span>
      </div>
      <PartsBar score={match.score} parts={parts} limit={match.limit?.takes ?? 0} />
      {match.asked > 0 && (
        <p className={styles.coverage}>
          {[
            card.met(match.met, match.asked),
            ...(match.missing.length > 0 ? [card.missing(match.missing.slice(0, missingShown))] : []),
          ].join(card.separator)}
        </p>
      )}
      <ul className={styles.parts}>
        {parts.map(({ name, points, most, isKnown }) => (
          <li key={name}>
            <details className={styles.part}>
              <summary>
                <span>{texts.parts[name]}</span>
                <span className={isKnown ? styles.points : styles.unknown}>
                  {isKnown || points > 0 ? texts.points(points, most) : texts.unknown}
                </span>
              </summary>
              <div className={styles.evidence}>{evidenceOf(name, answer, own)}</div>
            </details>
          </li>
        ))}
        {match.limit && match.limit.takes > 0 && reason && (
          <li className={styles.limit}>
            <span>{texts.limited(reason)}</span>
            <span>{texts.deducted(match.limit.takes)}</span>
          </li>
        )}
      </ul>
      {match.isPreliminary && (
        <p className={market.note}>
          {answer.description === null ? texts.preliminaryNoDescription : texts.preliminary}
        </p>
      )}
      {answer.market.compared > 0 && <p className={market.note}>{basis(answer.market)}</p>}
      <p className={styles.foot}>
        <PageLink to="/about/matching">{texts.about}</PageLink> <span>{texts.onDevice}</span>
      </p>
    </section>
  );
}
