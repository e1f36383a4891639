import { defaultTimeZone, isTimeZone } from '#core/domain/search/date-range.ts';
import { once } from '#core/domain/text/once.ts';

/**
 * The reader's own, as the API takes it: a browser that does not know where it is says 'Etc/Unknown'. On a phone it takes a
 * tenth of a second to look up.
 */
export const timeZone = once((): string => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(own) ? own : defaultTimeZone;
});
