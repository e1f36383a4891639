import { config } from 'zod/mini';

// Must be imported before any schema is made: zod otherwise tries `new Function`, which the CSP forbids and reports.
config({ jitless: true });
