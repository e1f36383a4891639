import type { ReactNode } from 'react';
import { remote } from '#core/domain/job/job-type.ts';
import { roubles, roundToTwoDigits, type Salary } from '#core/domain/job/pay/salary.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import type { SkillEvidence } from '#core/domain/match/explained-match.ts';
import type { Part } from '#core/domain/match/score/points.ts';
import type { MatchAnswer } from '../../../match/match-job.ts';
import { detail } from '../../../texts/ru.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';
import { isConverted, salaryLine } from '../../card/salary/job-salary.ts';
import { nameOf } from '../../catalog.ts';
import type { OpenJob } from '../queries.ts';
import styles from './own-match.module.css';

interface SidesProps {
  /** Of the vacancy; null where it is silent. */
  ask: string | null;
  /** Of the reader. */
  own: string | null;
  /** What stands where they are silent. */
  silent?: string;
}

/** The words of both sides. */
const Sides = ({ ask, own, silent = texts.silent.own }: SidesProps) => (
  <p>
    {ask ?? texts.silent.vacancy}
    <Arrow />
    {own ?? silent}
  </p>
);

/** The font has no arrows. */
const Arrow = () => (
  <>
    <svg width="22" height="9" viewBox="0 0 22 9" aria-hidden="true" className={styles.arrow}>
      <path d="M4 4.5h14M7 1.5l-3 3 3 3M15 1.5l3 3-3 3" />
    </svg>
    <span className="visually-hidden">{texts.sides}</span>
  </>
);

const quoted = (words: string | null): string | null => (words === null ? null : texts.quote(words));

/** A match compares the upper end. */
function payCompared(job: Job, { min, max }: Salary): string | null {
  if (min === max) return salaryLine(job);
  return isConverted(job)
    ? detail.about(roubles(roundToTwoDigits(max)))
    : detail.salaryRange(roubles(min), roubles(max));
}

/** What one part of a match stands on. */
export function evidenceOf(part: Part, answer: OpenJob, own: MatchAnswer): ReactNode {
  const { job, demand } = answer;
  const { match, seeker, quotes } = own;
  switch (part) {
    case 'skills':
      return <Skills skills={match.skills} has={own.has} />;
    case 'role': {
      const relation = texts.relations[match.role.relation];
      return (
        <>
          <Sides ask={texts.quote(job.title)} own={quoted(quotes.position)} />
          <p>{match.role.isPast && match.role.relation !== 'other' ? texts.past(relation) : relation}</p>
        </>
      );
    }
    case 'level': {
      const years = demand.years && texts.experience(...demand.years);
      const ask = [demand.level, years].filter((text) => text !== null).join(', ');
      const calculated = seeker.years === null ? null : texts.ownYears(seeker.years);
      const ownText = [seeker.level, quoted(quotes.years) ?? calculated]
        .filter((text) => text !== null)
        .join(', ');
      return <Sides ask={ask || null} own={ownText || null} />;
    }
    case 'place': {
      const ask = demand.formats.includes('remote') ? remote : job.location || null;
      return <Sides ask={ask} own={quoted(quotes.place)} />;
    }
    case 'pay':
      return (
        <Sides
          ask={job.salary && payCompared(job, job.salary)}
          own={quoted(quotes.salary) ?? (seeker.salary === null ? null : roubles(seeker.salary))}
        />
      );
    case 'domain': {
      const shared = demand.industry === null ? undefined : quotes.industries[demand.industry];
      const named = seeker.industries.map(nameOf).join(', ');
      return (
        <Sides
          ask={demand.industry === null ? null : nameOf(demand.industry)}
          own={shared ? texts.quote(shared) : named || null}
          silent={texts.silent.industry}
        />
      );
    }
  }
}

function Skills({ skills, has }: { skills: readonly SkillEvidence[]; has: MatchAnswer['has'] }) {
  if (skills.length === 0) return <p>{texts.noAsks}</p>;
  return (
    <ul className={styles.skills}>
      {skills.map(({ name, isMust, asked, met, near }) => (
        <li key={name} className={met ? styles.met : styles.unmet}>
          <strong>{name}</strong>, {isMust ? texts.must : texts.wish}
          {asked !== null && `: ${texts.quote(asked)}`}
          <Arrow />
          {met
            ? `${met.follows === null ? '' : `${texts.follows(met.follows)} `}${texts.quote(met.quote)}`
            : texts.notFound(has)}
          {near.length > 0 && <span className={styles.near}>{texts.near(near)}</span>}
        </li>
      ))}
    </ul>
  );
}
