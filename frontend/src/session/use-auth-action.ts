import { useMutation } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { dismiss, shownNotifications } from '../ui/notifications/notifications.ts';
import { type AuthField, authErrorField, authErrorText } from './auth-errors.ts';
import { withinLimit } from './within-limit.ts';

interface AuthAction<Input, Result> {
  act(input: Input): Promise<Result>;
  /** What is said when the cause has no words of its own (docs/rules.md#errors-sign-in). */
  failure: string;
  /** Called late, too, after it was said that there is no answer: what was done is done. */
  onDone?(result: Result, input: Input): void;
  /** One of the fields is wrong. */
  onFieldProblem?(field: AuthField, text: string): void;
}

const shownErrors = new Set<string>();

function rememberShown(text: string): string {
  shownErrors.add(text);
  return text;
}

/** Errors stay until closed, but not those of an attempt that another has followed, or whose words are another now. */
export function dismissAuthErrors() {
  for (const { id, type, text } of shownNotifications())
    if (type === 'error' && shownErrors.has(text)) dismiss(id);
}

/** Told whether one is under way in what stands inside. */
export const AuthUnderWay = createContext<(isUnderWay: boolean) => void>(() => {});

/** Something that changes who one is, with its busy state and its errors. */
export function useAuthAction<Result, Input = void>({
  act,
  failure,
  onDone,
  onFieldProblem,
}: AuthAction<Input, Result>) {
  const { mutate, data, isPending, isSuccess, reset } = useMutation<Result, Error, Input>({
    mutationFn: (input) =>
      withinLimit(act(input), (result) => {
        dismissAuthErrors();
        onDone?.(result, input);
      }),
    onMutate: dismissAuthErrors,
    ...(onDone && { onSuccess: onDone }),
    onError(error) {
      const field = authErrorField(error);
      if (field) onFieldProblem?.(field, authErrorText(error, failure));
    },
    meta: { failure: { text: (error) => rememberShown(authErrorText(error, failure)) } },
  });
  const tell = use(AuthUnderWay);
  useEffect(() => {
    tell(isPending);
    return () => tell(false);
  }, [isPending, tell]);
  return { start: mutate, isBusy: isPending, isDone: isSuccess, result: data, reset };
}
