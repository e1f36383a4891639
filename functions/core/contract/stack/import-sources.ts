import { type SourceId, sourceId, sourceInfo } from '../../domain/import/source.ts';

/** What a stage may import from, in this order. */
export const importSources = sourceId.options.map((id) => ({ id, ...sourceInfo(id) }));

/** The variables by which the import's function is told of a source: HH_API_URL. */
export const variablesOf = (id: SourceId) => {
  const prefix = id.toUpperCase();
  return {
    apiUrl: `${prefix}_API_URL`,
    tokenSecret: `${prefix}_TOKEN_SECRET`,
    requestsPerSecond: `${prefix}_REQUESTS_PER_SECOND`,
    userAgent: `${prefix}_USER_AGENT`,
  };
};
