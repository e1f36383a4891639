import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '../session/session-provider.tsx';
import { SiteOrigin } from '../ui/page-head/page-head.tsx';
import { Screens } from './screens.tsx';
import { Layout } from './shell/layout.tsx';
import { ThemeOnPage } from './theme/theme-mode.ts';

/** Everything under a router: the browser's own in `main.tsx`, one that stands still in `server.tsx`. */
interface AppProps {
  queryClient: QueryClient;
  /** 'https://jobs.example.ru' */
  siteOrigin: string;
}

export function App({ queryClient, siteOrigin }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeOnPage />
      <SiteOrigin value={siteOrigin}>
        <SessionProvider>
          <Layout>
            <Screens />
          </Layout>
        </SessionProvider>
      </SiteOrigin>
    </QueryClientProvider>
  );
}
