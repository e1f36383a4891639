import { I18nProvider } from '@cloudscape-design/components/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { makeQueryClient } from '../lib/query-client.ts';
import { cloudscapeRu } from '../texts/cloudscape-ru.ts';
import { VacanciesPage } from '../vacancies/vacancies-page.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Layout } from './shell/layout.tsx';
import { useThemeOnPage } from './theme/theme-mode.ts';

export function App() {
  const [queryClient] = useState(makeQueryClient);
  useThemeOnPage();
  return (
    <I18nProvider locale="ru" messages={[cloudscapeRu]}>
      <QueryClientProvider client={queryClient}>
        {/* Without transitions a ticked box shows its tick in the same frame: its state is the address. */}
        <BrowserRouter useTransitions={false}>
          <Layout>
            <Screens />
          </Layout>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Screens() {
  const { key } = useLocation();
  return (
    <CrashScreen place={key}>
      <Routes>
        <Route path="/" element={<VacanciesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </CrashScreen>
  );
}
