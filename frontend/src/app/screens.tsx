import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type clientRoutes, type drawnRoutes, oddPath } from '#core/contract/stack/client-routes.ts';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { useSession } from '../session/use-session.ts';
import { withKit } from '../ui/kit/with-kit.ts';
import { LazyCompanyPage } from '../vacancies/company/lazy-company-page.ts';
import { VacanciesPage } from '../vacancies/vacancies-page.tsx';
import { VacancyPage } from '../vacancies/vacancy-page.tsx';
import { CrashScreen } from './crash-screen.tsx';

const ApplicationsPage = lazy(() => import('../applications/applications-page.tsx'));
const SearchesPage = lazy(() => import('../searches/searches-page.tsx'));
const ProfilePage = lazy(withKit(() => import('../profile/profile-page.tsx')));
const DocumentsPage = lazy(withKit(() => import('../documents/documents-page.tsx')));
const AdminPage = lazy(withKit(() => import('../admin/admin-page.tsx')));
const MatchingPage = lazy(() => import('../about/matching-page.tsx'));
const DevelopersPage = lazy(() => import('../about/developers/developers-page.tsx'));
const MarketPage = lazy(() => import('../market/market-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const SignInNeeded = lazy(withKit(() => import('../session/sign-in/sign-in-needed.tsx')));

type Path = (typeof clientRoutes | typeof drawnRoutes)[number];

/** Every page that the CDN knows, and no other: a path without a screen does not compile. */
const screens: Record<Path, ReactNode> = {
  '/': <VacanciesPage />,
  '/vacancy/:jobId': <VacancyPage />,
  '/company/:companyId': <LazyCompanyPage />,
  '/applications': <ApplicationsPage />,
  '/searches': <SearchesPage />,
  '/profile': <ProfileScreen />,
  '/documents': <DocumentsPage />,
  '/admin': <AdminPage />,
  '/market': <MarketPage />,
  '/about/matching': <MatchingPage />,
  '/developers': <DevelopersPage />,
};

/** Whether the address can be no page's; then the CDN has said so already. */
function isOdd(path: string): boolean {
  try {
    return new RegExp(oddPath, 'i').test(decodeURI(path));
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
      <Suspense>
        <Routes {...(isOdd(pathname) && { location: '/404' })}>
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
