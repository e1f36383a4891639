import { card, failure, list } from '../../../texts/ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import { useJob } from '../../detail/queries.ts';
import { useFromList } from '../from-list.ts';
import styles from './card-copies.module.css';

interface CopyCitiesProps {
  jobId: string;
  addressOfJob(id: string): string;
  linkId: string;
}

/** The cities of a vacancy's copies, each a link to the copy there. */
export default function CopyCities({ jobId, addressOfJob, linkId }: CopyCitiesProps) {
  const { data, isPending, fetchStatus } = useJob(jobId);
  const fromList = useFromList();
  if (isPending) return fetchStatus === 'paused' ? list.offlineHint : card.loadingCities;
  if (!data) return failure.job;
  return (
    <ul className={styles.list}>
      {data.otherCities.map(({ id, location }) => (
        <li key={id}>
          <PageLink to={addressOfJob(id)} state={fromList(linkId)}>
            {location}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
