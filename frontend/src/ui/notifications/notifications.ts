import { useSyncExternalStore } from 'react';

export interface Notification {
  id: string;
  type: 'success' | 'error' | 'info';
  title?: string;
  text: string;
  /** Of a failure of the server: whoever looks into its log finds the request by it. */
  requestId?: string;
  /** Until it is closed, as an error does. */
  stays?: true;
  /** What can be done about it, as long as it is to be seen. */
  action?: { text: string; run(): void };
  /** Who can do that, null for a visitor: it goes with them. Left out where it is everybody's. */
  owner?: string | null;
  /** Nobody can see it any more. */
  onRemoved?(): void;
}

/** Success and information go by themselves; errors stay until closed (docs/rules.md#toasts). */
const shownMs = 5_000;
/** What can be taken back must be found first. */
const withActionShownMs = 12_000;
/** Then it is looked again whether they have been left. */
const pointedAtMs = 2_000;

let current: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notification[]) {
  const removed = current.filter((item) => !next.includes(item));
  current = next;
  for (const changed of listeners) changed();
  for (const { onRemoved } of removed) onRemoved?.();
}

export const dismiss = (id: string) => replace(current.filter((item) => item.id !== id));

/** Somebody points at one of them, or their keys are on it. */
const isPointedAt = () =>
  Boolean(globalThis.document?.querySelector('[data-notification-list]:is(:hover, :focus-within)'));

const dismissAfter = (id: string, ms: number) =>
  setTimeout(() => (isPointedAt() ? dismissAfter(id, pointedAtMs) : dismiss(id)), ms);

/** Answers its id. */
export function notify(notification: Omit<Notification, 'id'>): string {
  // Each takes back something else, though it says so in the same words.
  const isSame = (other: Notification) =>
    !other.action &&
    !notification.action &&
    other.type === notification.type &&
    other.title === notification.title &&
    other.text === notification.text;
  lastId += 1;
  const id = String(lastId);
  // The same words once: a failure that repeats must not fill the screen.
  replace([...current.filter((item) => !isSame(item)), { ...notification, id }]);
  if (notification.type !== 'error' && !notification.stays)
    dismissAfter(id, notification.action ? withActionShownMs : shownMs);
  return id;
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const shownNotifications = () => current;

const none: readonly Notification[] = [];

export const useNotifications = () => useSyncExternalStore(subscribe, shownNotifications, () => none);
