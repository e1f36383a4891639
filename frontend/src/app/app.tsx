import { I18nProvider } from '@cloudscape-design/components/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../session/session-provider.tsx';
import { cloudscapeRu } from '../texts/cloudscape-ru.ts';
import { makeQueryClient } from './query-client.ts';
import { Screens } from './screens.tsx';
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
          <SessionProvider>
            <Layout>
              <Screens />
            </Layout>
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nProvider>
  );
}
