import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

export const isConditionFailed = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException;

/** False where the condition of a write did not hold; whatever else went wrong is thrown. */
export const wasApplied = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error) => {
      if (isConditionFailed(error)) return false;
      throw error;
    },
  );
