import { Link } from 'react-router-dom';
import { card, failure } from '../../texts/ru.ts';
import { useJob } from '../queries.ts';
import styles from './card-copies.module.css';
import { fromList } from './from-list.ts';

interface CopyCitiesProps {
  jobId: string;
  addressOfJob(id: string): string;
}

/** The cities of a vacancy's copies, each a link to the copy there. */
export default function CopyCities({ jobId, addressOfJob }: CopyCitiesProps) {
  const { data, isPending } = useJob(jobId);
  if (isPending) return card.loadingCities;
  if (!data) return failure.job;
  return (
    <ul className={styles.list}>
      {data.otherCities.map(({ id, location }) => (
        <li key={id}>
          <Link to={addressOfJob(id)} state={fromList}>
            {location}
          </Link>
        </li>
      ))}
    </ul>
  );
}
