import { usePersonal } from '../../../match/personal-store.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';
import { PageLink } from '../../../ui/control/page-link.tsx';
import styles from '../market/market.module.css';

/** What is missing for a match, to somebody of whom too little is known. */
export function MatchNeeded() {
  const { status } = usePersonal();
  if (status !== 'nobody' && status !== 'short') return null;
  return (
    <p data-later className={`${styles.needed} not-printed`}>
      <PageLink to="/profile">{texts.needed}</PageLink>
      {texts.neededFor}
    </p>
  );
}
