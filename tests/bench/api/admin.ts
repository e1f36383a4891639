import { createTokenSource } from '#tests/support/accounts/access-token.ts';
import { demoAdmin } from '../../../infra/local/demo-accounts.ts';

/** The demo administrator, signed in as the site does it: what they do to a vacancy by the API. */
export interface Admin {
  setActive(jobId: string, isActive: boolean): Promise<void>;
}

export async function signedInAdmin(url: string): Promise<Admin> {
  const token = await createTokenSource(url, demoAdmin);
  return {
    async setActive(jobId, isActive) {
      const answer = await fetch(`${url}/api/admin/jobs/${encodeURIComponent(jobId)}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${await token()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ isActive }),
      });
      if (!answer.ok)
        throw new Error(`the vacancy was not switched: ${answer.status} ${await answer.text()}`);
    },
  };
}
