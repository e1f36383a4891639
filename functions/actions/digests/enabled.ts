import { AppError } from '#core/contract/errors.ts';
import { env } from '#functions/runtime/env.ts';

/** Refuses everything of e-mails where the stage has not taken them upon itself. */
export function requireSubscriptions(): void {
  if (env('SUBSCRIPTIONS', 'false') !== 'true')
    throw new AppError('not_found', 'Письма о новых вакансиях на этом сайте не включены');
}
