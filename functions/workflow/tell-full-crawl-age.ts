import { tellFullCrawlAge } from '#functions/actions/import-status/tell-full-crawl-age.ts';

export const handler = async () => tellFullCrawlAge();
