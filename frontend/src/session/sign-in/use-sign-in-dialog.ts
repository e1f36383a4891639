import { createContext, useContext } from 'react';

export interface SignInDialogControl {
  /** `next` is done once somebody is in, unless they went by way of Google: that leaves the page. */
  open(options?: { next?: () => void }): void;
  /** Fetches what the dialog is made of, when it is likely to be opened. */
  prepare(): void;
}

export const SignInDialogContext = createContext<SignInDialogControl>({ open() {}, prepare() {} });

export const useSignInDialog = () => useContext(SignInDialogContext);
