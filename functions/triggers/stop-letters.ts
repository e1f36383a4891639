import type { SNSEvent } from 'aws-lambda';
import { stopAfter } from '#functions/actions/digests/mail-events.ts';

export const handler = async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) await stopAfter(Sns.Message);
};
