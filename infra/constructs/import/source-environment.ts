import { importSources, variablesOf } from '#core/contract/stack/import-sources.ts';
import type { Settings } from '../../settings.ts';

/** What the import's function is told of the stage's sources. */
export const environmentOf = (sources: Settings['sources'], contactEmail: string): Record<string, string> =>
  Object.fromEntries(
    importSources.flatMap(({ id }) => {
      const settings = sources[id];
      if (!settings) return [];
      const { apiUrl, tokenSecret, requestsPerSecond, userAgent } = variablesOf(id);
      return [
        [apiUrl, settings.apiUrl],
        ...(settings.tokenSecret === undefined ? [] : [[tokenSecret, settings.tokenSecret]]),
        [requestsPerSecond, String(settings.requestsPerSecond)],
        [userAgent, `Prizvanie/1.0 (${contactEmail})`],
      ];
    }),
  );
