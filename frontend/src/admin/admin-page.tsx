import { useFocusOnArrival } from '../lib/use-focus-on-arrival.ts';
import { adminPage } from '../texts/admin-ru.ts';
import { page } from '../texts/ru.ts';
import { AdminGate } from './admin-gate.tsx';
import styles from './admin-page.module.css';

export default function AdminPage() {
  return (
    <AdminGate>
      <AdminPanel />
    </AdminGate>
  );
}

function AdminPanel() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <title>{page.title(adminPage.title)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {adminPage.title}
      </h1>
    </>
  );
}
