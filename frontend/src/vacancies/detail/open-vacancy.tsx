import { lazy, Suspense } from 'react';
import { aiBarAbove } from '#core/domain/job/ai-score.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { failure } from '../../texts/ru.ts';
import { openVacancy } from '../../texts/vacancies/detail-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { PageLink } from '../../ui/control/page-link.tsx';
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts';
import { Monogram } from '../../ui/monogram/monogram.tsx';
import { JobBadges } from '../card/badges/job-badges.tsx';
import { JobFacts } from '../card/job-facts.tsx';
import { JobSourceLine } from '../card/job-source.tsx';
import { salaryDetails, salaryLine } from '../card/salary/job-salary.ts';
import { VacancyMarks } from '../marks/vacancy-marks.tsx';
import { AiBar } from './ai-bar.tsx';
import { Apply } from './apply/apply.tsx';
import { Contacts } from './contacts/contacts.tsx';
import { LazyDescription, loadDescription } from './description/lazy-description.ts';
import { DescriptionSkeleton } from './detail-skeleton.tsx';
import { Freshness } from './freshness.tsx';
import { SalaryMarket } from './market/salary-market.tsx';
import { LazyOwnMatch } from './match/lazy-own-match.ts';
import { MatchFold } from './match/match-fold.tsx';
import { MatchNeeded } from './match/match-needed.tsx';
import { useOwnMatch } from './match/use-own-match.ts';
import { OtherCities } from './other-cities.tsx';
import type { OpenJob } from './queries.ts';
import styles from './vacancy-detail.module.css';

const LazySimilarJobs = lazy(() => import('./similar/similar-jobs.tsx'));

// Needed only when the answer is here, but asked for at once.
void loadDescription();

interface OpenVacancyProps {
  job: Job;
  /** What only the vacancy's own answer holds; undefined until it is here. */
  answer: OpenJob | undefined;
  /** Until the connection is back there is no way to get it. */
  isCutOff: boolean;
  onRetry(): void;
  addressOfJob(id: string): string;
  /** For the way back from a vacancy that is opened from this one. */
  stateOfNext: unknown;
}

export function OpenVacancy({ job, answer, isCutOff, onRetry, addressOfJob, stateOfNext }: OpenVacancyProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const own = useOwnMatch(answer);
  const aiBar = job.aiScore > aiBarAbove && <AiBar score={job.aiScore} market={answer?.market} />;
  return (
    <article className={styles.vacancy}>
      <header className={styles.head}>
        <Monogram isLarge company={job.company} />
        <div className={styles.words}>
          <JobBadges job={job} match={own?.match.score} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {job.title}
          </h1>
          <JobFacts job={job} facts={[job.location, job.type, job.postedAt]} />
          {answer && (
            <OtherCities cities={answer.otherCities} addressOfJob={addressOfJob} state={stateOfNext} />
          )}
          <VacancyMarks job={job} description={answer?.description} />
        </div>
      </header>

      {/* Where the offer has no room beside the description it follows it, but for what is paid. */}
      <div className={styles.payFirst}>
        <Pay job={job} />
        {own && answer && <MatchFold answer={answer} own={own} />}
      </div>

      <div className={styles.body}>
        {job.tags.length > 0 && (
          <section className={styles.section} aria-labelledby="tags-heading">
            <h2 id="tags-heading">{openVacancy.tags}</h2>
            <ul className={styles.tags}>
              {job.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.section} aria-labelledby="description-heading">
          <h2 id="description-heading">{openVacancy.description}</h2>
          {answer ? (
            <Suspense fallback={<DescriptionSkeleton />}>
              <LazyDescription html={answer.description} />
            </Suspense>
          ) : isCutOff ? (
            <div className={styles.cutOff}>
              <p>{openVacancy.offlineHint}</p>
              <Button onPress={onRetry}>{failure.retry}</Button>
            </div>
          ) : (
            <DescriptionSkeleton />
          )}
        </section>
        {answer && (
          <Suspense>
            <LazySimilarJobs
              key={job.id}
              jobId={job.id}
              addressOfJob={addressOfJob}
              stateOfNext={stateOfNext}
            />
          </Suspense>
        )}
      </div>

      <div className={styles.aside}>
        <section className={styles.offer}>
          <div className={styles.payBeside}>
            <Pay job={job} />
          </div>
          <div className={`${styles.apply} not-printed`} data-action-bar>
            <Apply job={job} description={answer?.description} />
          </div>
          <p className={`${styles.letter} not-printed`}>
            <PageLink to={`/documents?${new URLSearchParams({ tab: 'letter', job: job.id })}`}>
              {openVacancy.letter}
            </PageLink>
          </p>
          <JobSourceLine job={job} />
        </section>
        {job.hasDirectContacts && <Contacts jobId={job.id} />}
        {own && answer ? (
          <Suspense fallback={aiBar}>
            <LazyOwnMatch isBeside answer={answer} own={own} />
          </Suspense>
        ) : (
          aiBar
        )}
        <MatchNeeded />
        {answer?.market.salary && (
          <SalaryMarket market={answer.market.salary} scope={answer.market.scope} salary={job.salary} />
        )}
        {answer && <Freshness {...answer.freshness} />}
      </div>
    </article>
  );
}

function Pay({ job }: { job: Job }) {
  const salary = salaryLine(job);
  return (
    <>
      <p className={salary ? styles.salary : styles.noSalary}>{salary ?? openVacancy.noSalary}</p>
      {salaryDetails(job).map((line) => (
        <p key={line} className={styles.sourceWords}>
          {line}
        </p>
      ))}
    </>
  );
}
