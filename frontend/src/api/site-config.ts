import { type SiteConfig, siteConfig as schema } from '#core/contract/stack/site-config.ts';

let configRequest: Promise<SiteConfig> | null = null;

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json: ${response.status}`);
  return schema.parse(await response.json());
}

/** What the stage says of itself, asked once; after a failure the next call asks again. */
export function siteConfig(): Promise<SiteConfig> {
  configRequest ??= fetchConfig().catch((error: unknown) => {
    configRequest = null;
    throw error;
  });
  return configRequest;
}
