import 'virtual:kit-theme.css';
import { I18nProvider } from '@cloudscape-design/components/i18n';
import type { ReactNode } from 'react';
import { cloudscapeRu } from '../../texts/cloudscape-ru.ts';

/** In our colours and in Russian: all that Cloudscape's parts need around them. */
export const KitProvider = ({ children }: { children?: ReactNode }) => (
  <I18nProvider locale="ru" messages={[cloudscapeRu]}>
    {children}
  </I18nProvider>
);
