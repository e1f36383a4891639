import { notFound } from '../texts/frame-ru.ts';
import { page } from '../texts/ru.ts';
import { PageLink } from '../ui/control/page-link.tsx';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { Logo } from '../ui/logo/logo.tsx';
import styles from './message-page.module.css';

/** The quoted English stays; a Russian line says what happened (docs/rules.md#routes). */
export default function NotFoundPage() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.page}>
      <title>{page.title(notFound.documentTitle)}</title>
      <Logo isEmpty size={52} />
      <p className={styles.code} aria-hidden="true">
        {notFound.code}
      </p>
      <h1 ref={heading} tabIndex={-1} lang="en">
        {notFound.heading}
      </h1>
      <p className={styles.text}>{notFound.text}</p>
      <PageLink to="/" className={styles.action} lang="en">
        {notFound.home}
      </PageLink>
    </div>
  );
}
