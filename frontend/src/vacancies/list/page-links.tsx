import { pages as texts } from '../../texts/ru.ts';
import { PageLink } from '../../ui/control/page-link.tsx';
import styles from './page-links.module.css';
import { pagesAround } from './pages-around.ts';

interface PageLinksProps {
  page: number;
  pages: number;
  addressOfPage(page: number): string;
}

/** Real links: a page opens in a new tab, and its address can be shared. */
export function PageLinks({ page, pages, addressOfPage }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <PageLink to={addressOfPage(page - 1)} className={styles.page} aria-label={texts.previous} rel="prev">
          ‹
        </PageLink>
      )}
      <ol className={styles.numbers}>
        {pagesAround(page, pages).map((linkedPage, index, all) => (
          <li
            key={linkedPage}
            className={index > 0 && linkedPage - (all[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <PageLink
              to={addressOfPage(linkedPage)}
              className={styles.page}
              aria-label={texts.page(linkedPage)}
              {...(linkedPage === page && { 'aria-current': 'page' })}
            >
              {texts.number(linkedPage)}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={addressOfPage(page + 1)} className={styles.page} aria-label={texts.next} rel="next">
          ›
        </PageLink>
      )}
    </nav>
  );
}
