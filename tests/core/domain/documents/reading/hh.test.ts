import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';

const read = (text: string) => readResume({ text, blocks: blocksOfText(text) });
const headsIn = (text: string) =>
  read(text).jobs.map(({ employer, title, period }) => [employer?.text, title?.text, period?.from]);

describe('an export of hh.ru as plain text (docs/rules.md#resume-reading-exports)', () => {
  const top = 'Ершова Мария Дмитриевна\nПроживает: Балашиха\n\nЖелаемая должность и зарплата\nДиспетчер\n';
  const career = (details: string) =>
    `${top}\nОпыт работы — 2 года 3 месяца\nМарт 2019 — Май 2021\n2 года 3 месяца\nГородское хозяйство\n${details}\nДиспетчер\nПринимала заявки`;

  it.each([
    'Балашиха\nЖКХ',
    // A town that nobody has told us of.
    'Грибоедовск\nЖКХ',
    'Балашиха, www.example.ru\nУслуги для бизнеса',
    'Балашиха',
  ])('the post stands below its place and trade: %j', (details) =>
    expect(headsIn(career(details))).toEqual([['Городское хозяйство', 'Диспетчер', '2019-03']]),
  );
});
