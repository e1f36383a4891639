import { createContext, use } from 'react';

/** 'https://jobs.example.ru': an address that others are to know a page by is whole. */
export const SiteOrigin = createContext('');

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own among all that show the same: '/vacancy/7'. */
  address: string;
}

/** What a search engine and the browser's tab say of a page. React puts it in the head. */
export function PageHead({ title, description, address }: PageHeadProps) {
  const url = use(SiteOrigin) + address;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
    </>
  );
}
