import { capitalizeFirst } from './text-cleanup.ts';

/** Capitals that are right in the middle of a line of small letters. */
const abbreviations = new Set(
  (
    'ООО АО ПАО ЗАО ОАО ИП ГК НДС НДФЛ МСФО РСБУ ОСНО УСН ФНС ПФР ФСС СФР ИТ IT СУБД ТЗ ТК РФ ЦБ ЕГАИС ЭДО МФЦ ВЭД ГОСТ США СНГ КПЭ KPI ' +
    'МГУ СПБГУ МГТУ ВШЭ МГУТУ МИСИС МИФИ МЭСИ РАНХИГС СПБ МСК ЗУП УТ ERP CRM'
  ).split(' '),
);

export function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  const small = letters.filter((letter) => letter !== letter.toUpperCase());
  return letters.length >= 12 && small.length / letters.length < 0.2;
}

/** 'РАБОТА С CRM' → 'Работа с CRM'. Latin words, known abbreviations and what is quoted stay; other names lose their capital. */
export const toSentenceCase = (words: string): string =>
  isShouted(words)
    ? capitalizeFirst(
        words.replace(/«[^»]*»|[\p{L}\p{N}]+/gu, (word) =>
          abbreviations.has(word) || /[A-Za-z\d«]/u.test(word) ? word : word.toLowerCase(),
        ),
      )
    : words;
