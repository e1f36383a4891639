import '../api/zod-without-eval.ts';
import 'virtual:theme.css';
import 'virtual:fonts.css';
import './base.css';
import '../ui/hooks/first-entry.ts';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadDevelopersPage, loadMatchingPage } from '../about/lazy-pages.ts';
import { restoreAnswers } from '../api/page-answers.ts';
import { loadMarketPage } from '../market/lazy-market-page.ts';
import { loadCompanyPage } from '../vacancies/company/lazy-company-page.ts';
import { loadVacancyDetail } from '../vacancies/detail/lazy-vacancy-detail.ts';
import { App } from './app.tsx';
import { makeQueryClient } from './query-client.ts';

const root = document.getElementById('root');
if (root) {
  // It hears of changes alone: a page that begins without a connection would be told of none.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = makeQueryClient();
  restoreAnswers(queryClient);
  const app = (
    <StrictMode>
      {/* Without transitions a ticked box shows its tick in the same frame: its state is the address. */}
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} siteOrigin={location.origin} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a task of its own, and in a transition: the page is hydrated in slices between which it scrolls and paints.
  if (root.hasChildNodes())
    setTimeout(() =>
      loadServerRenderedParts().then(() => startTransition(() => void hydrateRoot(root, app))),
    );
  else createRoot(root).render(app);
}

/** What a server-rendered page shows stays on the screen while it is hydrated: its code is there before. */
async function loadServerRenderedParts(): Promise<void> {
  const { pathname, search } = location;
  const [, first] = pathname.split('/');
  if (first === 'company') await loadCompanyPage();
  else if (first === 'market') await loadMarketPage();
  else if (first === 'about') await loadMatchingPage();
  else if (first === 'developers') await loadDevelopersPage();
  else if (first === 'vacancy' || /[?&]vacancy=/.test(search)) await loadVacancyDetail();
}
