import { type SourceId, sourceId, sourceInfo } from '../../domain/import/source.ts';

/** What a stage may import from, in this order. */
export const importSources = sourceId.options.map((id) => ({ id, ...sourceInfo(id) }));

/** The variables by which the import's function is told of a source: HH_API_URL. */
export const variablesOf = (id: SourceId) => {
  const of = id.toUpperCase();
  return {
    apiUrl: `${of}_API_URL`,
    tokenSecret: `${of}_TOKEN_SECRET`,
    requestsPerSecond: `${of}_REQUESTS_PER_SECOND`,
    userAgent: `${of}_USER_AGENT`,
  };
};
