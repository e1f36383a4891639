import { type ComponentProps, type MouseEvent, useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** The same function for as long as the page lives; `address` is whole: '/?level=Senior'. */
export function useNavigateTo(): (address: string, state?: unknown) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (address, state) =>
      // As a browser does it: a link to where one is makes no step, and what that step keeps of the way there still holds.
      address === location.pathname + location.search
        ? navigator.replace(address, history.state?.usr)
        : navigator.push(address, state),
    [navigator],
  );
}

/** Left to the browser: another tab, a window, a download. */
export const isPlain = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

interface PageLinkProps extends ComponentProps<'a'> {
  to: string;
  state?: unknown;
}

/**
 * A link to a page of ours. The router's own also looks where the reader is, and is drawn anew with every step: a list
 * has some sixty.
 */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const go = useNavigateTo();
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(to, state);
  }
  return <a {...rest} href={to} onClick={press} />;
}
