import * as z from 'zod';
import type { LocalAdditions } from '../../web-site/local-additions.ts';
import type { UserPool } from '../user-pool.ts';
import { hostedPath, operationsPath, scriptPath } from './local-pages.ts';

const configOfAnyStage = z.looseObject({ auth: z.looseObject({ hostedDomain: z.string().nullable() }) });

/** The browser finds on the site itself what it asks of two other hosts on AWS. */
export const siteAdditions = ({ pages }: UserPool): LocalAdditions => ({
  listener: pages,
  script: scriptPath,
  completeConfig(config, host) {
    const { auth, ...others } = configOfAnyStage.parse(config);
    return {
      ...others,
      auth: {
        ...auth,
        endpoint: `http://${host}${operationsPath}`,
        ...(auth.hostedDomain !== null && { hostedDomain: `${host}${hostedPath}` }),
      },
    };
  },
});
