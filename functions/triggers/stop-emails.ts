import type { SNSEvent } from 'aws-lambda';
import { handleMailEvent } from '#functions/actions/digests/mail-events.ts';

export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) await handleMailEvent(Sns.Message);
};
