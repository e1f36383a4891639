import { reportFullCrawlAge } from '#functions/actions/imports/runs/report-full-crawl-age.ts';

export const handler = async () => reportFullCrawlAge();
