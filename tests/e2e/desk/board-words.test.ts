import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTracked, withField } from '#core/domain/tracker/tracked-job.ts';
import { useBrowser } from '../stage/visit.ts';
import { tabTo } from './by-keys.ts';
import { atDesk, recordOf } from './kept-desk.ts';

const visit = useBrowser();

const now = new Date().toISOString();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const unpaid = { title: 'NLP-инженер', company: 'Вольный Берег', place: '', pay: null, link: null };

const desk = [
  recordOf('own-1', 'Инженер по оценке LLM', 'saved', 0),
  newTracked('own-2', unpaid, '2026-01-15T09:00:00.000Z'),
  withField(recordOf('own-3', 'CV-инженер', 'applied', 23), 'letter', 'Письмо от 25 ноября', now),
  withField(
    withField(recordOf('own-4', 'Аналитик данных', 'screening', 2), 'note', 'Ждут портфолио', now),
    'reminder',
    { at: tomorrow, text: 'тест' },
    now,
  ),
  recordOf('own-5', 'Инженер данных', 'rejected', 9),
];

/** What a screen reader has of it; days are those of the run. */
const accessibleTextOf = async (part: Locator): Promise<string> =>
  (await part.ariaSnapshot()).replace(
    /\d{1,2}\s(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]*/gu,
    'ДЕНЬ',
  );

it('the board as it is heard: columns, lists, cards, their menus and a move', async () => {
  const page = await visit();
  await atDesk(page, desk);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Показать' }).click();
  expect(await accessibleTextOf(main)).toMatchInlineSnapshot(`
    "- main:
      - heading "Мои отклики 4 в работе" [level=1]
      - radiogroup "Вид":
        - radio "Доска" [checked]
        - text: Доска
        - radio "Список"
        - text: Список
      - button "Добавить вручную"
      - status
      - paragraph: Shift и стрелки влево и вправо на названии вакансии переносят её на соседний этап
      - region "Сохранено 2":
        - heading "Сохранено 2" [level=2]
        - list "Сохранено":
          - listitem:
            - article:
              - heading "Инженер по оценке LLM" [level=3]:
                - button "Инженер по оценке LLM"
              - paragraph: Доктор Рядом
              - 'button "Действия: Инженер по оценке LLM"'
              - paragraph: 240 000 ₽
              - paragraph: Сохранено сегодня
          - listitem:
            - article:
              - heading "NLP-инженер" [level=3]:
                - button "NLP-инженер"
              - paragraph: Вольный Берег
              - 'button "Действия: NLP-инженер"'
              - paragraph: Зарплата не указана
              - paragraph: ДЕНЬ
      - region "Отклик 1":
        - heading "Отклик 1" [level=2]
        - list "Отклик":
          - listitem:
            - article:
              - heading "CV-инженер" [level=3]:
                - button "CV-инженер"
              - paragraph: Доктор Рядом
              - 'button "Действия: CV-инженер"'
              - paragraph: 240 000 ₽
              - paragraph: Без ответа 23 дня
              - list "Пометки":
                - listitem "Письмо от ДЕНЬ": Письмо
                - listitem:
                  - button "Похоже, ответа нет?"
      - region "Скрининг 1":
        - heading "Скрининг 1" [level=2]
        - list "Скрининг":
          - listitem:
            - article:
              - heading "Аналитик данных" [level=3]:
                - button "Аналитик данных"
              - paragraph: Доктор Рядом
              - 'button "Действия: Аналитик данных"'
              - paragraph: 240 000 ₽
              - paragraph: ДЕНЬ
              - list "Пометки":
                - listitem: Заметка
                - listitem:
                  - text: "Напоминание:"
                  - time: "Завтра: тест"
      - region "Собеседование 0":
        - heading "Собеседование 0" [level=2]
        - paragraph: На этом этапе пока ничего нет
      - region "Оффер 0":
        - heading "Оффер 0" [level=2]
        - paragraph: На этом этапе пока ничего нет
      - region "Закрытые 1":
        - heading "Закрытые 1" [level=2]
        - paragraph: Принят 0
        - paragraph: "Отказ 1 (после: Сохранено 1)"
        - paragraph: Нет ответа 0
        - paragraph: Отозван 0
        - button "Свернуть закрытые" [expanded]
        - list "Закрытые":
          - listitem:
            - article:
              - heading "Инженер данных" [level=3]:
                - button "Инженер данных"
              - paragraph: Доктор Рядом
              - 'button "Действия: Инженер данных"'
              - paragraph: 240 000 ₽
              - paragraph: "Отказ (после: Сохранено), ДЕНЬ"
      - paragraph:
        - button "Скачать таблицу (CSV)"
        - button "Скачать напоминания (.ics)"
      - status"
  `);

  await tabTo(page, 'button "CV-инженер"', 80);
  await tabTo(page, 'button "Действия: CV-инженер"', 2);
  await page.keyboard.press('Enter');
  expect(await accessibleTextOf(page.getByRole('dialog'))).toMatchInlineSnapshot(`
    "- 'dialog "Действия: CV-инженер"':
      - list "Этап":
        - listitem:
          - button "Сохранено"
        - listitem:
          - button "Отклик" [pressed]
        - listitem:
          - button "Скрининг"
        - listitem:
          - button "Собеседование"
        - listitem:
          - button "Оффер"
        - listitem:
          - button "Принят"
        - listitem:
          - button "Отказ"
        - listitem:
          - button "Нет ответа"
        - listitem:
          - button "Отозван"
      - list:
        - listitem:
          - button "Подробнее"
        - listitem:
          - button "Удалить""
  `);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await page
    .getByRole('region', { name: /^Скрининг/ })
    .getByText('CV-инженер')
    .waitFor();
  expect(await page.getByRole('status').allInnerTexts()).toContain('«CV-инженер»: этап «Скрининг»');
});
