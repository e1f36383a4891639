import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { companyAddress, vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { comparableMedian } from '#core/domain/search/market.ts';
import { useMarkHydrated } from '../../api/use-mark-hydrated.ts';
import { dayInWordsOf } from '../../texts/moments.ts';
import { card, failure, page } from '../../texts/ru.ts';
import { openVacancy } from '../../texts/vacancies/detail-ru.ts';
import { company as texts } from '../../texts/vacancies/market-ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { PageLink } from '../../ui/control/page-link.tsx';
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts';
import { Monogram } from '../../ui/monogram/monogram.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { CardSkeletons } from '../card/card-skeletons.tsx';
import { FactLine } from '../card/fact-line.tsx';
import { useFromList } from '../card/from-list.ts';
import { JobCard } from '../card/job-card.tsx';
import { linkIdOf } from '../card/link-id.ts';
import { DetailMessage } from '../detail/detail-message.tsx';
import { PayStrip } from '../detail/market/pay-strip.tsx';
import { useListMarks } from '../marks/use-list-marks.ts';
import { addressOf, emptySearch } from '../search-address.ts';
import styles from './company-page.module.css';
import { type CompanyDetails, useCompany } from './queries.ts';

/** A company as its open vacancies show it (docs/rules.md#company). */
export default function CompanyPage() {
  useMarkHydrated();
  const { companyId = '' } = useParams();
  const { data, error, fetchStatus, refetch } = useCompany(companyId);
  const isCutOff = fetchStatus === 'paused';
  if (data) return <OpenCompany key={companyId} details={data} />;
  if (data === null)
    return (
      <>
        <title>{page.title(texts.missing.heading)}</title>
        <DetailMessage heading={texts.missing.heading} text={texts.missing.text}>
          <PageLink to="/">{texts.missing.list}</PageLink>
        </DetailMessage>
      </>
    );
  if (error || isCutOff)
    return (
      <>
        <title>{page.title(failure.company)}</title>
        <DetailMessage heading={failure.company} text={isCutOff ? texts.offlineHint : openVacancy.failedHint}>
          <Button onPress={() => refetch()}>{failure.retry}</Button>
        </DetailMessage>
      </>
    );
  return (
    <>
      <title>{page.title(texts.loading.title)}</title>
      <p role="status" className="visually-hidden">
        {texts.loading.text}
      </p>
      <CardSkeletons />
    </>
  );
}

function OpenCompany({ details }: { details: CompanyDetails }) {
  const { company, open, firstPublishedAt, salary, jobs, medians } = details;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const stateOf = useFromList();
  const marks = useListMarks();
  const hidden = marks?.runs(jobs, [company.id]);
  const openJobs = texts.open(open);
  const since = texts.first(dayInWordsOf(firstPublishedAt, defaultTimeZone));
  return (
    <div className={styles.company}>
      <PageHead
        title={page.title(texts.title(company.name))}
        description={`${company.name}: ${openJobs}${card.separator}${since}`}
        address={companyAddress(company.id)}
      />
      <header className={styles.head}>
        <Monogram isLarge company={company.name} />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.name}>
            {company.name}
          </h1>
          <FactLine className={styles.facts} first={<span>{openJobs}</span>} facts={[since]} />
          <p>
            <PageLink
              className={styles.search}
              to={addressOf({ ...emptySearch, company: [company.id], exact: ['company'] })}
            >
              {texts.search}
            </PageLink>
          </p>
        </div>
      </header>
      {salary && (
        <section className={styles.salary} aria-labelledby="company-salary">
          <h2 id="company-salary" className={styles.heading}>
            {texts.salary}
          </h2>
          <PayStrip market={salary} own={null} />
          <p className={styles.facts}>{texts.salaryOf(salary.n, salary.pay)}</p>
        </section>
      )}
      <section className={styles.jobs} aria-labelledby="company-jobs">
        <h2 id="company-jobs" className={styles.heading} tabIndex={-1} data-skip-target>
          {texts.jobs}
        </h2>
        <ul className={styles.cards} data-marked={marks ? '' : undefined}>
          {jobs.map((job) => (
            <Fragment key={job.id}>
              {hidden?.before(job.id)}
              <li data-card={job.id} {...hidden?.itemProps(job.id)}>
                <JobCard
                  job={job}
                  address={vacancyAddress(job.id)}
                  linkId={linkIdOf(job.id)}
                  stateOf={stateOf}
                  median={comparableMedian(job, medians)}
                  marks={marks?.of(job)}
                />
              </li>
            </Fragment>
          ))}
        </ul>
      </section>
    </div>
  );
}
