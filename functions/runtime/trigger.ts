import { measure } from './metrics.ts';

/** An answer, not a fault: Cognito hands the message on, and the browser knows what it means. */
export class SignUpRejected extends Error {}

/** A Lambda that Cognito calls; it gives back the event, in which an answer is written. */
export const trigger =
  <Event>(answer: (event: Event) => Promise<void>) =>
  async (event: Event): Promise<Event> => {
    try {
      await answer(event);
      return event;
    } catch (error) {
      // Lambda counts whatever is thrown as an error, and so does the alarm: a refusal is taken back.
      if (error instanceof SignUpRejected) measure({ SignInErrors: -1 });
      throw error;
    }
  };
