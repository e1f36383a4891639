import { companyAddress } from '#core/contract/stack/site-routes.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import styles from './company-name.module.css';

interface CompanyNameProps {
  job: Pick<Job, 'company' | 'companyId'>;
  /** In a list of cards, where it is no tab stop: keys find it in the vacancy. */
  isInCard?: boolean;
}

/** A link to the company's page where the source tells companies apart. */
export const CompanyName = ({ job: { company, companyId }, isInCard = false }: CompanyNameProps) =>
  companyId === null ? (
    <span className={styles.name}>{company}</span>
  ) : (
    <PageLink
      to={companyAddress(companyId)}
      className={`${styles.name} ${styles.link}`}
      {...(isInCard && { tabIndex: -1 })}
    >
      {company}
    </PageLink>
  );
