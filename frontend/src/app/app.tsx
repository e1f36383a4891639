import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '../session/session-provider.tsx';
import { Screens } from './screens.tsx';
import { Layout } from './shell/layout.tsx';
import { useThemeOnPage } from './theme/theme-mode.ts';

/** Everything under a router: the browser's own in `main.tsx`, one that stands still in `server.tsx`. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useThemeOnPage();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Layout>
          <Screens />
        </Layout>
      </SessionProvider>
    </QueryClientProvider>
  );
}
