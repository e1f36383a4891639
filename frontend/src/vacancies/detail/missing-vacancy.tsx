import { Link } from 'react-router-dom';
import { detail, page } from '../../texts/ru.ts';
import { type ClosedJob, useClosedJob } from '../queries.ts';
import { addressOf, emptySearch } from '../search-address.ts';
import { DetailMessage } from './detail-message.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { scopeName } from './market-scope.ts';

/** A vacancy that is not to be seen: closed by its source, or not known (docs/rules.md#detail-closed). */
export function MissingVacancy({ jobId }: { jobId: string }) {
  const { data: closed, isPending } = useClosedJob(jobId);
  if (isPending) return <DetailSkeleton />;
  const { heading, text } = closed ? detail.closed(closed.title, closed.company) : detail.missing;
  return (
    <>
      <title>{page.title(heading)}</title>
      <DetailMessage heading={heading} text={text}>
        {closed?.similar && <SimilarJobs {...closed.similar} />}
      </DetailMessage>
    </>
  );
}

const SimilarJobs = ({ category, level, total }: NonNullable<ClosedJob['similar']>) => (
  <Link
    to={addressOf({
      ...emptySearch,
      category: [category.id],
      level: level === null ? [] : [level],
      exact: ['category'],
    })}
  >
    {detail.similar(total, scopeName({ category: category.name, level }) ?? category.name)}
  </Link>
);
