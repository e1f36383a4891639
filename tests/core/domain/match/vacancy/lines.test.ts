import { describe, expect, test } from 'vitest';
import { readAsks } from '#core/domain/match/vacancy/asks.ts';

const asksIn = (description: string) =>
  readAsks({ title: 'Специалист', tags: [], description }).map(
    ({ concepts, isMust }) => `${isMust ? '' : '~'}${concepts.join('/')}`,
  );

describe('what the company has to offer asks for nothing', () => {
  test.each([
    'Мы предлагаем:\n- ДМС\nНаши преимущества:',
    'Наши преимущества:',
    'Наши преимущества',
    'Наши основные плюсы:',
    'Основные преимущества:',
    'Основные преимущества работы у нас:',
    'Преимущества работы у нас:',
    'Преимущества нашей компании:',
    'Преимущества работы в компании «Ромашка»:',
    'Плюсы вакансии:',
    'Ты будешь получать:',
    'Что вы будете получать:',
    'Вы сможете получить:',
    'Вы будете обучаться:',
  ])('«%s»', (heading) =>
    expect(asksIn(`Требования:\n- Опыт с PHP\n${heading}\n- курсы английского\n- обучение Python`)).toEqual([
      'php',
    ]),
  );

  test('in one line with it', () =>
    expect(asksIn('Требования:\n- Опыт с PHP\nНаши преимущества: обучение Python за наш счёт')).toEqual([
      'php',
    ]));
});

test.each([
  'Преимуществом будет:',
  'Преимуществом будет',
  'Преимуществами при приёме на работу:',
  'Вашими преимуществами будут:',
  'Преимущества кандидата:',
  'Основные преимущества кандидата:',
  'Преимущества:',
  'Преимущества - опыт работы с базами:',
  'Плюсы:',
])('what a person has above others is a wish: «%s»', (heading) =>
  expect(asksIn(`Требования:\n- Опыт с PHP\n${heading}\n- Python`)).toEqual(['php', '~python']),
);

test.each(['Ты будешь:', 'Вы будете работать с:', 'Вы будете'])('a duty: «%s»', (heading) =>
  expect(asksIn(`Требования:\n- Опыт с PHP\n${heading}\n- писать на Python`)).toEqual(['php', 'python']),
);

describe('a text without known headings', () => {
  const asks = 'Опыт работы с 1С и Excel. Знание Python и SQL.';

  test.each([
    '',
    'Телефон:',
    'Контактное лицо:\nИванова Мария',
    'Резюме присылать на почту:\nhr@example.ru',
    'Оформление:\nпо ТК РФ',
    'Писать сюда:\nв Telegram или на почту через MS Outlook',
    'Телефон:\nБудет плюсом:\nKafka',
  ])('asks with what stands above «%s»', (end) => {
    const found = asksIn(`${asks}\n${end}`).filter((ask) => !ask.startsWith('~'));
    expect(found).toEqual(expect.arrayContaining(['1c', 'excel', 'python', 'sql']));
  });

  test.each([
    'Участвуем в выставках.\nЧто мы делаем с вами:\nPython',
    'Участвуем в выставках, пишем на Java.\nЧто мы делаем с вами:\nPython',
    'Участвуем в выставках. Растём.\nЧто мы делаем с вами:\nPython, SQL',
    'Участвуем в выставках.\nЧто мы делаем с вами:\nрастём\nPython',
  ])('asks for nothing of a story: «%s»', (text) => {
    expect(asksIn(text)).toContain('python');
    expect(asksIn(text)).toContain('~exhibitions');
  });
});
