import { documentList } from '../texts/account/profile-ru.ts';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** Of bytes, as people count them; never nothing at all. */
export const sizeText = (bytes: number): string =>
  bytes < 2 ** 20
    ? documentList.kilobytes(whole.format(Math.max(1, bytes / 2 ** 10)))
    : documentList.megabytes(tenths.format(bytes / 2 ** 20));
