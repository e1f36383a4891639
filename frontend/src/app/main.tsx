import './zod-without-eval.ts';
import 'virtual:theme.css';
import 'virtual:fonts.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeAnswers } from '../api/page-answers.ts';
import { App } from './app.tsx';
import { makeQueryClient } from './query-client.ts';

const root = document.getElementById('root');
if (root) {
  const queryClient = makeQueryClient();
  takeAnswers(queryClient);
  const app = (
    <StrictMode>
      {/* Without transitions a ticked box shows its tick in the same frame: its state is the address. */}
      <BrowserRouter useTransitions={false}>
        <App queryClient={queryClient} siteOrigin={location.origin} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
