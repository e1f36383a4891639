import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { authenticationResult, clientOf, cognito, type Pool, token } from './operation.ts';

export function sessionOperations({ pool, tokens, sessions }: Pool): Operations {
  return {
    GetTokensFromRefreshToken: cognito(
      z.object({ ClientId: z.string(), RefreshToken: token }),
      async ({ ClientId, RefreshToken }) =>
        authenticationResult(await sessions.refresh(RefreshToken, clientOf(pool, ClientId))),
    ),

    RevokeToken: cognito(z.object({ ClientId: z.string(), Token: token }), ({ ClientId, Token }) => {
      const client = clientOf(pool, ClientId);
      if (!client.revokesTokens)
        throw new AwsError(
          'UnsupportedOperationException',
          'Token revocation is not enabled for this client',
        );
      if (Token.split('.').length === 3)
        throw new AwsError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked');
      sessions.end(Token, client);
      return {};
    }),

    GlobalSignOut: cognito(z.object({ AccessToken: token }), async ({ AccessToken }) => {
      sessions.endAll(await tokens.userOf(AccessToken));
      return {};
    }),
  };
}
