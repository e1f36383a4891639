import * as z from 'zod/mini';
import { user } from '../domain/user/user.ts';
import { endpoint } from './endpoint.ts';

/** Who asks, and what they may (docs/rules.md#api-me). A visitor gets 401. */
export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'user',
  isSensitive: true,
  request: z.object({}),
  response: z.object({ user }),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  takesLongQuery: true,
  request: z.object({
    /** The beginning of an e-mail. */
    email: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** `next` of the answer before. */
    after: z.optional(z.string().check(z.maxLength(4000))),
  }),
  response: z.object({
    users: z.array(user),
    next: z.nullable(z.string()),
    /**
     * False where the stage has no directory, or Cognito refuses it: then only the caller is listed
     * (docs/rules.md#admin-users-directory).
     */
    isDirectory: z.boolean(),
  }),
});

const role = {
  access: 'admin',
  request: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({}),
} as const;

/** Refused with `conflict` where the e-mail is not proved (docs/rules.md#role-first-admin). */
export const grantAdmin = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{userId}/roles/admin',
  ...role,
  isSensitive: true,
});

/** Refused with `conflict` for the last admin (docs/rules.md#role-last-admin). */
export const revokeAdmin = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{userId}/roles/admin',
  ...role,
  isSensitive: true,
});
