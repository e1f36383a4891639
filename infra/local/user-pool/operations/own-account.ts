import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { attributeList, attributes, checkWritable, cognito, type Pool, token } from './operation.ts';

export function ownAccountOperations({ store, tokens, sessions }: Pool): Operations {
  return {
    GetUser: cognito(z.object({ AccessToken: token }), async ({ AccessToken }) => {
      const user = await tokens.userOf(AccessToken);
      const factors = user.totp?.isOn ? ['SOFTWARE_TOKEN_MFA'] : [];
      return {
        Username: user.username,
        UserAttributes: attributeList(user),
        ...(factors.length > 0 && { UserMFASettingList: factors, PreferredMfaSetting: factors[0] }),
      };
    }),

    UpdateUserAttributes: cognito(
      z.object({ AccessToken: token, UserAttributes: attributes }),
      async ({ AccessToken, UserAttributes }) => {
        const user = await tokens.userOf(AccessToken);
        checkWritable(UserAttributes);
        if ('email' in UserAttributes)
          throw new AwsError('InvalidParameterException', 'A change of e-mail is not served locally');
        store.put({ ...user, attributes: { ...user.attributes, ...UserAttributes } });
        return { CodeDeliveryDetailsList: [] };
      },
    ),

    DeleteUser: cognito(z.object({ AccessToken: token }), async ({ AccessToken }) => {
      const user = await tokens.userOf(AccessToken);
      sessions.endAll(user);
      store.delete(user.username);
      return {};
    }),
  };
}
