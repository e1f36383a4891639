import Tabs from '@cloudscape-design/components/tabs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminGate, adminPage } from '../texts/admin/admin-ru.ts';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { AdminGate } from './admin-gate.tsx';
import styles from './admin-page.module.css';
import { AuditButton } from './audit/audit-button.tsx';

const JobsTab = lazy(() => import('./jobs/jobs-tab.tsx').then((module) => ({ default: module.JobsTab })));
const ImportsTab = lazy(() =>
  import('./imports/imports-tab.tsx').then((module) => ({ default: module.ImportsTab })),
);
const UsersTab = lazy(() => import('./users/users-tab.tsx').then((module) => ({ default: module.UsersTab })));

const tabs = {
  jobs: <JobsTab />,
  imports: <ImportsTab />,
  users: <UsersTab />,
} satisfies Record<keyof typeof adminPage.tabs, ReactNode>;

type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

export default function AdminPage() {
  return (
    <AdminGate>
      <AdminPanel />
    </AdminGate>
  );
}

function AdminPanel() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [address, setAddress] = useSearchParams();
  const open = tabNames.find((name) => name === address.get('tab')) ?? 'jobs';
  return (
    <div className={styles.page}>
      <title>{page.title(adminPage.tabs[open], adminPage.title)}</title>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {adminPage.title}
        </h1>
        <AuditButton />
      </div>
      <Tabs
        ariaLabel={adminPage.title}
        disableContentPaddings
        activeTabId={open}
        onChange={({ detail }) => setAddress({ tab: detail.activeTabId })}
        tabs={tabNames.map((name) => ({
          id: name,
          label: adminPage.tabs[name],
          // Only the open one asks the server.
          content: name === open && <Suspense fallback={<Loading />}>{tabs[name]}</Suspense>,
        }))}
      />
    </div>
  );
}

const Loading = () => (
  <p role="status" className={styles.loading}>
    {adminGate.loading}
  </p>
);
