import { getCatalog } from './catalog.ts';
import { getJob, searchJobs } from './jobs.ts';
import { getMe, listUsers } from './users.ts';

/** Every operation by name. The name is also its file in functions/http and its Lambda. */
export const endpoints = { getCatalog, getJob, getMe, listUsers, searchJobs } as const;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
