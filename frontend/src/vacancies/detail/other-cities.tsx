import { useEffect, useRef, useState } from 'react';
import { openVacancy } from '../../texts/vacancies/detail-ru.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import styles from './other-cities.module.css';
import type { OpenJob } from './queries.ts';

const shownAtFirst = 8;

interface OtherCitiesProps {
  cities: OpenJob['otherCities'];
  addressOfJob(id: string): string;
  /** What the router is to remember of the way that led here. */
  state: unknown;
}

/** The same vacancy elsewhere; a long list waits behind a button. */
export function OtherCities({ cities, addressOfJob, state }: OtherCitiesProps) {
  const [isWhole, setWhole] = useState(cities.length <= shownAtFirst + 1);
  const list = useRef<HTMLUListElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone; the reader goes on where the list went on.
    if (isWhole && wasOpened.current) list.current?.querySelectorAll('a')[shownAtFirst]?.focus();
  }, [isWhole]);
  if (cities.length === 0) return null;
  const linkTo = ({ id, location }: (typeof cities)[number]) => (
    <PageLink key={id} to={addressOfJob(id)} state={state}>
      {location}
    </PageLink>
  );
  const shown = isWhole ? cities : cities.slice(0, shownAtFirst);
  return (
    <div className={styles.cities}>
      <p id="cities-heading">{openVacancy.alsoIn}</p>
      <ul ref={list} aria-labelledby="cities-heading">
        {shown.map((city) => (
          <li key={city.id}>{linkTo(city)}</li>
        ))}
        {!isWhole && (
          <li>
            <button
              type="button"
              onClick={() => {
                wasOpened.current = true;
                setWhole(true);
              }}
            >
              {openVacancy.allCities(cities.length - shownAtFirst)}
            </button>
            <noscript className={styles.moreCities}>{cities.slice(shownAtFirst).map(linkTo)}</noscript>
          </li>
        )}
      </ul>
    </div>
  );
}
