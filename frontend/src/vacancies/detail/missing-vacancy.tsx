import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { dayInWordsOf } from '../../texts/moments.ts';
import { page } from '../../texts/ru.ts';
import { openVacancy } from '../../texts/vacancies/detail-ru.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import { addressOf, emptySearch } from '../search-address.ts';
import { DetailMessage } from './detail-message.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { scopeName } from './market/market-scope.ts';
import { type ClosedJob, useClosedJob } from './queries.ts';

/** A vacancy that is not to be seen: closed by its source, or not known (docs/rules.md#detail-closed). */
export function MissingVacancy({ jobId }: { jobId: string }) {
  const { data: closed, isPending } = useClosedJob(jobId);
  if (isPending) return <DetailSkeleton />;
  const { heading, text } = closed ? messageOf(closed) : openVacancy.missing;
  return (
    <>
      <title>{page.title(heading)}</title>
      <DetailMessage heading={heading} text={text}>
        {closed?.similar && <SimilarJobs {...closed.similar} />}
      </DetailMessage>
    </>
  );
}

function messageOf({ title, company, closedAt }: ClosedJob): { heading: string; text: string } {
  const day = closedAt === null ? null : dayInWordsOf(closedAt, defaultTimeZone);
  return openVacancy.closed(title, company, day);
}

const SimilarJobs = ({ category, level, total }: NonNullable<ClosedJob['similar']>) => (
  <PageLink
    to={addressOf({
      ...emptySearch,
      category: [category.id],
      level: level === null ? [] : [level],
      exact: ['category'],
    })}
  >
    {openVacancy.similar(total, scopeName({ category: category.name, level }) ?? category.name)}
  </PageLink>
);
