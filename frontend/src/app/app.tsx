import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '../session/session-provider.tsx';
import { SiteOrigin } from '../ui/page-head/page-head.tsx';
import { CrashScreen } from './crash-screen.tsx';
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
        {/* A screen that fails has a net of its own, inside header and footer. */}
        <CrashScreen>
          <SessionProvider>
            <Layout>
              <Screens />
            </Layout>
          </SessionProvider>
        </CrashScreen>
      </SiteOrigin>
    </QueryClientProvider>
  );
}
