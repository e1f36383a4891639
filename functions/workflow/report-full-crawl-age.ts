import { reportFullCrawlAge } from '#functions/actions/import-status/report-full-crawl-age.ts';

export const handler = async () => reportFullCrawlAge();
