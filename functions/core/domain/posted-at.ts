const dayNumber = (at: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000;
};

/**
 * How long ago a vacancy appeared, by calendar days in the reader's zone (spec §9, decision 7):
 * 'Сегодня', 'Вчера', '3 дня назад', '5 марта', '5 марта 2025'.
 */
export function postedAt(posted: Date, now: Date, timeZone: string): string {
  const days = dayNumber(now, timeZone) - dayNumber(posted, timeZone);
  if (days <= 0) return 'Сегодня';
  if (days === 1) return 'Вчера';
  if (days < 7) return new Intl.RelativeTimeFormat('ru', { numeric: 'always' }).format(-days, 'day');
  const date = { timeZone, day: 'numeric', month: 'long' } as const;
  if (days < 30) return new Intl.DateTimeFormat('ru', date).format(posted);
  return new Intl.DateTimeFormat('ru', { ...date, year: 'numeric' }).format(posted).replace(/\sг\.$/u, '');
}
