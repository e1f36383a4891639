import { getCatalog } from './catalog.ts';
import { getJob, searchJobs } from './jobs.ts';

/** Every operation by name. The name is also its file in functions/http, its Lambda and its test. */
export const endpoints = { getCatalog, getJob, searchJobs } as const;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
