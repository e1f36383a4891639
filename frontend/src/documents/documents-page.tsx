import Button from '@cloudscape-design/components/button';
import Tabs from '@cloudscape-design/components/tabs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { documentsPage } from '../texts/documents-ru.ts';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import styles from './documents-page.module.css';

const ResumeTab = lazy(() =>
  import('./resume/resume-tab.tsx').then((module) => ({ default: module.ResumeTab })),
);
const LetterTab = lazy(() =>
  import('./letter/letter-tab.tsx').then((module) => ({ default: module.LetterTab })),
);

const tabs = {
  resume: <ResumeTab />,
  letter: <LetterTab />,
} satisfies Record<keyof typeof documentsPage.tabs, ReactNode>;

type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

/** Of everybody, signed in or not (docs/rules.md#resume-page): only what goes to the server asks who it is. */
export default function DocumentsPage() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const navigate = useNavigate();
  const { status } = useSession();
  const [address, setAddress] = useSearchParams();
  const open = tabNames.find((name) => name === address.get('tab')) ?? 'resume';
  return (
    <div className={styles.page}>
      <title>{page.title(documentsPage.tabs[open], documentsPage.title)}</title>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {documentsPage.title}
          </h1>
          <p className={styles.subtitle}>{documentsPage.subtitle}</p>
        </div>
        <Button iconName="arrow-left" onClick={() => navigate('/')}>
          {documentsPage.back}
        </Button>
      </div>
      <Tabs
        ariaLabel={documentsPage.title}
        disableContentPaddings
        activeTabId={open}
        onChange={({ detail }) => setAddress({ tab: detail.activeTabId })}
        tabs={tabNames.map((name) => ({
          id: name,
          label: documentsPage.tabs[name],
          content: (
            <div className={styles.tab}>
              <Suspense fallback={<Loading />}>{status === 'loading' ? <Loading /> : tabs[name]}</Suspense>
            </div>
          ),
          // What runs in one goes on while the other is looked at.
          contentRenderStrategy: 'lazy',
        }))}
      />
    </div>
  );
}

const Loading = () => (
  <p role="status" className={styles.loading}>
    {documentsPage.loading}
  </p>
);
