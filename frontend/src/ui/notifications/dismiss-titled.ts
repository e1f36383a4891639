import { dismiss, shownNotifications } from './notifications.ts';

/** Errors stay until closed, but not those of an attempt that another has followed: they go by their titles. */
export function dismissTitled(titles: readonly string[]): void {
  for (const { id, title } of shownNotifications()) if (title && titles.includes(title)) dismiss(id);
}
