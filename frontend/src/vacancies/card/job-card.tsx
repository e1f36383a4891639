import type { MouseEvent, ReactNode } from 'react';
import type { CardMatch } from '#core/contract/match.ts';
import { payKindOf } from '#core/domain/job/pay/salary.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../texts/ru.ts';
import { isPlain, PageLink, useNavigateTo } from '../../ui/control/page-link.tsx';
import { Monogram } from '../../ui/monogram/monogram.tsx';
import { JobBadges } from './badges/job-badges.tsx';
import { MatchLine } from './badges/match-line.tsx';
import { CardCopies } from './copies/card-copies.tsx';
import type { StateOfCard } from './from-list.ts';
import styles from './job-card.module.css';
import { JobFacts } from './job-facts.tsx';
import { JobSource } from './job-source.tsx';
import { openWithTransition } from './open-with-transition.ts';
import { salaryDetails, salaryLine, salaryNote } from './salary/job-salary.ts';
import { SalaryRail } from './salary/salary-rail.tsx';
import { useWholeCard } from './use-whole-card.ts';

/** The rest are counted (docs/rules.md#card-tags). */
const tagsShown = 4;

interface JobCardProps {
  job: Job;
  /** The page's address with this vacancy open. */
  address: string;
  /** Of the link: the recommended block shows a vacancy that the list shows, too. */
  linkId: string;
  /** Asked for here, each card would be drawn anew at every step. */
  stateOf: StateOfCard;
  /** Of what it may be compared with. */
  median?: number | undefined;
  /** The reader's own, in an order by it. */
  match?: CardMatch | undefined;
  isCompact?: boolean;
  /** Beside the list. */
  isOpen?: boolean;
  /** What the reader has made of it. */
  marks?: ReactNode;
  /** Of a copy of it in another city, where one card stands for all of them. */
  addressOfCopy?: (id: string) => string;
}

export function JobCard(props: JobCardProps) {
  const { job, address, linkId, stateOf, median, match, isCompact = false, isOpen = false } = props;
  const { addressOfCopy } = props;
  const salary = salaryLine(job);
  const details = [
    ...salaryDetails(job),
    ...(median ? [card.median(median, payKindOf(job.salaryWords))] : []),
  ];
  const note = salaryNote(job);
  const hidden = job.tags.slice(tagsShown);
  const isStack = addressOfCopy !== undefined && job.copies > 0;
  const source = <JobSource job={job} describedBy={linkId} />;
  const location = isStack ? job.location : locationText(job);
  const { card: cardRef, link } = useWholeCard();
  const state = stateOf(linkId);
  const go = useNavigateTo();
  function open(event: MouseEvent) {
    if (isPlain(event) && openWithTransition(cardRef.current, () => go(address, state)))
      event.preventDefault();
  }
  return (
    <article
      ref={cardRef}
      className={`${styles.card} ${isCompact ? styles.compact : ''} ${isStack ? styles.stack : ''}`}
    >
      <div className={styles.layout}>
        <Monogram company={job.company} />
        <div className={styles.head}>
          <h3 className={styles.title}>
            <PageLink
              ref={link}
              id={linkId}
              to={address}
              state={state}
              onClick={open}
              className={styles.link}
              title={job.title}
              {...(isOpen && { 'aria-current': 'true' })}
            >
              {job.title}
            </PageLink>
          </h3>
          <JobBadges job={job} match={match?.score} />
        </div>
        <JobFacts
          isInCard
          job={job}
          facts={[location, job.type, job.postedAt, job.source !== 'manual' && source]}
          className={styles.facts}
        />
        {salary && (
          <p className={styles.salary}>
            {salary}
            {job.salary && (
              <SalaryRail salary={job.salary} median={median} pay={payKindOf(job.salaryWords)} />
            )}
            {note && <span className={styles.note}>{note}</span>}
            {details.length > 0 && (
              <span className={styles.details}>
                {details.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </p>
        )}
        {isCompact && match && (
          <div className={styles.foot}>
            <MatchLine job={job} match={match} />
          </div>
        )}
        {!isCompact && (job.tags.length > 0 || isStack || match) && (
          <div className={styles.foot}>
            {match && <MatchLine job={job} match={match} />}
            {job.tags.length > 0 && (
              <ul className={styles.tags}>
                {job.tags.slice(0, tagsShown).map((tag) => (
                  <li key={tag} className={styles.tag}>
                    {tag}
                  </li>
                ))}
                {hidden.length > 0 && (
                  <li className={`${styles.tag} ${styles.more}`} title={card.moreTagsTitle(hidden)}>
                    {card.moreTags(hidden.length)}
                  </li>
                )}
              </ul>
            )}
            {isStack && <CardCopies job={job} addressOfJob={addressOfCopy} linkId={linkId} />}
          </div>
        )}
      </div>
      {props.marks}
    </article>
  );
}

/** The city, and in how many others the vacancy has copies: each has a card of its own. */
const locationText = ({ location, otherCities }: Job): string =>
  otherCities > 0 ? `${location} ${card.moreCities(otherCities)}` : location;
