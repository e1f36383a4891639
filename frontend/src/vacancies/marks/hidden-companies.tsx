import { type ReactNode, useRef } from 'react';
import { marks as texts } from '../../texts/tracker/marks-ru.ts';
import { showCompany, useHiddenCompanies } from '../../tracker/marks-store.ts';
import { Popup } from '../../ui/dialog/popup.tsx';
import { keepFocusThrough, useFocusAfter } from '../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { foundCount } from '../list/found-count.tsx';
import styles from './hidden-companies.module.css';

interface HiddenCompaniesProps {
  userId: string | null;
  ids: readonly string[];
  /** Vacancies that the answer has not because of them; null until it is known. */
  jobs: number | null;
}

/** How much of a list its reader has hidden with companies, and the way to have it back. */
export function HiddenCompanies({ userId, ids, jobs }: HiddenCompaniesProps) {
  const companies = useHiddenCompanies(userId)
    .filter(({ id }) => ids.includes(id))
    .toReversed();
  if (companies.length === 0) return null;
  return (
    <div className={styles.line}>
      <span>
        {[texts.hiddenCompanies(companies.length), ...(jobs === null ? [] : [texts.hiddenJobs(jobs)])].join(
          ', ',
        )}
      </span>
      <Popup
        label={texts.hiddenHeading}
        className={styles.panel}
        control={({ toggle, aria }) => (
          <button type="button" className={styles.show} onClick={toggle} {...aria}>
            {texts.showHidden}
          </button>
        )}
      >
        <ul data-hidden-companies>
          {companies.map(({ id, name }) => (
            <Row key={id}>
              <span className={styles.name}>{name}</span>
              <TextButton label={texts.showOne(name)} onPress={() => showCompany(userId, id)}>
                {texts.showHidden}
              </TextButton>
            </Row>
          ))}
        </ul>
        {companies.length > 1 && (
          <TextButton
            onPress={() =>
              keepFocusThrough(() => {
                for (const { id } of companies) showCompany(userId, id);
              }, foundCount)
            }
          >
            {texts.showAll}
          </TextButton>
        )}
      </Popup>
    </div>
  );
}

const firstRemaining = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-hidden-companies] button') ?? foundCount();

function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusAfter(row, firstRemaining);
  return (
    <li ref={row} className={styles.company}>
      {children}
    </li>
  );
}
