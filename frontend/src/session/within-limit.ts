import { ApiError } from '../api/call-api.ts';

/** Longer nobody is held, milliseconds: Amplify itself waits without end. */
const limit = 20_000;

/** Fails as without a network where there is no answer in time; `onLate` hears what has come through all the same. */
export const withinLimit = <Result>(
  acting: Promise<Result>,
  onLate: (result: Result) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ApiError('network', 'no answer in time'));
      acting.then(onLate, () => {});
    }, limit);
    acting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
