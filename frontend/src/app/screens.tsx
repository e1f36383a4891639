import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import {
  malformedPath,
  type personalRoutes,
  type serverRenderedRoutes,
} from '#core/contract/stack/site-routes.ts';
import { LazyDevelopersPage, LazyMatchingPage } from '../about/lazy-pages.ts';
import { LazyMarketPage } from '../market/lazy-market-page.ts';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { useSession } from '../session/use-session.ts';
import { withKit } from '../ui/kit/with-kit.ts';
import { LazyCompanyPage } from '../vacancies/company/lazy-company-page.ts';
import { VacanciesPage } from '../vacancies/vacancies-page.tsx';
import { VacancyPage } from '../vacancies/vacancy-page.tsx';
import { CrashScreen } from './crash-screen.tsx';
import styles from './screens.module.css';
import { ApplyPrompt } from './shell/tracker/apply-prompt.tsx';

const ApplicationsPage = lazy(() => import('../applications/applications-page.tsx'));
const SearchesPage = lazy(() => import('../searches/searches-page.tsx'));
const ProfilePage = lazy(withKit(() => import('../profile/profile-page.tsx')));
const DocumentsPage = lazy(withKit(() => import('../documents/documents-page.tsx')));
const AdminPage = lazy(withKit(() => import('../admin/admin-page.tsx')));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const SignInNeeded = lazy(withKit(() => import('../session/sign-in/sign-in-needed.tsx')));

type Path = (typeof personalRoutes | typeof serverRenderedRoutes)[number];

/** Every page that the CDN knows, and no other: a path without a screen does not compile. */
const screens: Record<Path, ReactNode> = {
  '/': <VacanciesPage />,
  '/vacancy/:jobId': <VacancyPage />,
  '/company/:companyId': <LazyCompanyPage />,
  '/applications': <ApplicationsPage applyPrompt={<ApplyPrompt />} />,
  '/searches': <SearchesPage />,
  '/profile': <ProfileScreen />,
  '/documents': <DocumentsPage />,
  '/admin': <AdminPage />,
  '/market': <LazyMarketPage />,
  '/about/matching': <LazyMatchingPage />,
  '/developers': <LazyDevelopersPage />,
};

/** Whether the address can be no page's; then the CDN has said so already. */
function isMalformed(path: string): boolean {
  try {
    return new RegExp(malformedPath, 'i').test(decodeURI(path));
  } catch {
    return true;
  }
}

function ProfileScreen() {
  const { status } = useSession();
  return status === 'visitor' ? <SignInNeeded /> : <ProfilePage />;
}

export function Screens() {
  const { key, pathname } = useLocation();
  return (
    <CrashScreen place={key}>
      <Suspense fallback={<div className={styles.awaited} />}>
        <Routes {...(isMalformed(pathname) && { location: '/404' })}>
          {Object.entries(screens).map(([path, screen]) => (
            <Route key={path} path={path} element={screen} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Onboarding />
    </CrashScreen>
  );
}
