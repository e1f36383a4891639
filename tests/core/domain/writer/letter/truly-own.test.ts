import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';

const resume = `Вера Лугова
Менеджер

Опыт работы
ООО «Альфа», менеджер
2018 — 2024
— Вела отчётность перед учредителями
`;

const deeds = (line: string) =>
  examplesIn(extractResumeFacts(`${resume}— ${line}`), new Set(), 'ru', 0)?.lines ?? [];

describe('a deed is told with what it went without (docs/rules.md#letter-by-rules)', () => {
  it.each([
    'Обслуживала до 60 покупателей в день, без жалоб',
    'Веду кассу, без недостач за 3 года',
    'Перевозил до 15 заказов в день, без единого ДТП за 5 лет',
    'Сдаю отчётность в срок, без штрафов и пеней',
    'Проводила обзвон базы, не менее 80 звонков в день',
    'Вела кассу, не допустив ни одной недостачи',
    'Провёл инвентаризацию склада: без расхождений',
    'Сдал 4 объекта в срок, без замечаний заказчика',
    'Восстановила учёт, который не вели два года',
    'Наладил склад, где учёт не вели',
    'Изучала английский язык для переговоров',
  ])('%s', (line) => expect(deeds(line)).toContain(line));

  it.each([
    'Вела склад магазина, не проводила инвентаризацию',
    'Начисление зарплаты, кадры не вела',
    'Сводила отчёты отдела, без опыта в 1С',
  ])('but not «%s»', (line) => expect(deeds(line)).not.toContain(line));
});
