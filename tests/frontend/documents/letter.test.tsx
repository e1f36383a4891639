import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Letter } from '#core/contract/letters.ts';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { NoResume } from '../../../frontend/src/documents/letter/empty-states.tsx';
import { emptyDraft, type ShownLetter } from '../../../frontend/src/documents/letter/letter-draft.ts';
import {
  letterFailureText,
  savingFailureText,
} from '../../../frontend/src/documents/letter/letter-failure.ts';
import { LetterForm } from '../../../frontend/src/documents/letter/letter-form.tsx';
import { letterProblem } from '../../../frontend/src/documents/letter/letter-problem.ts';
import { samplesWith } from '../../../frontend/src/documents/letter/picker/found-jobs.ts';
import { groupsOf } from '../../../frontend/src/documents/letter/picker/job-list.tsx';
import { LetterResult } from '../../../frontend/src/documents/letter/result/letter-result.tsx';
import { LetterList } from '../../../frontend/src/documents/letter/saved/letter-list.tsx';
import {
  jobPicker,
  letterFailures,
  letterForm,
  letterResult,
  letterToasts,
} from '../../../frontend/src/texts/letter-ru.ts';
import { openVacancy } from '../../../frontend/src/texts/vacancies/detail-ru.ts';
import { letterIdOf } from '../../../frontend/src/tracker/library/letter-id.ts';

const htmlOf = (element: ReactElement) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/documents?tab=letter']}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );

const wordsOf = (element: ReactElement) =>
  htmlOf(element)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

const nothing = () => {};

const form = (props: Partial<Parameters<typeof LetterForm>[0]> = {}) => (
  <LetterForm
    draft={emptyDraft}
    hasResume
    isChecked={false}
    isWriting={false}
    onChange={nothing}
    onPick={nothing}
    onCreate={() => true}
    onStop={nothing}
    {...props}
  />
);

/** The opening tag of the button with that text. */
const buttonIn = (html: string, text: string) =>
  html.split('<button').find((part) => part.replaceAll('\u00a0', ' ').includes(`>${text}<`)) ?? '';
const isDisabled = (button: string) => /^[^>]*\saria-disabled="true"|^[^>]*\sdisabled=""/.test(button);

describe('the form (docs/rules.md#letter-form)', () => {
  test('fields in their order, two of them required, with 3 and 4 rows', () => {
    const html = htmlOf(form());
    expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'companyName',
      'position',
      'whyInterested',
      'relevantExperience',
      'length',
      'language',
    ]);
    expect(html.match(/aria-required="true"/g)).toHaveLength(2);
    expect([...html.matchAll(/<textarea[^>]* rows="(\d+)"/g)].map(([, rows]) => rows)).toEqual(['3', '4']);
  });

  test('the button is disabled when there is no resume, busy while it writes', () => {
    expect(isDisabled(buttonIn(htmlOf(form()), 'Создать письмо с AI'))).toBe(false);
    expect(isDisabled(buttonIn(htmlOf(form({ hasResume: false })), 'Создать письмо с AI'))).toBe(true);
    const busy = htmlOf(form({ isWriting: true }));
    expect(isDisabled(buttonIn(busy, 'Создаю письмо...'))).toBe(true);
    expect(busy).not.toContain('Создать письмо с AI');
    expect(isDisabled(buttonIn(busy, 'Остановить'))).toBe(false);
  });

  test('no problem is told before somebody has tried; then the empty field says it', () => {
    expect(wordsOf(form())).not.toContain('Укажите');
    const tried = wordsOf(form({ isChecked: true, draft: { ...emptyDraft, companyName: 'Вектор' } }));
    expect(tried).toContain('|Укажите должность|');
    expect(tried).not.toContain('|Укажите компанию|');
  });

  test('beside the button stands where the text goes and why (docs/rules.md#personal-consent)', () => {
    expect(wordsOf(form())).toContain('на серверы Призвания в облаке AWS за пределами России');
  });

  test('a picked vacancy is shown and can be taken back', () => {
    const job = { id: 'hh-1', title: 'ML-инженер', company: 'Вектор', location: 'Москва' };
    const words = wordsOf(form({ draft: { ...emptyDraft, job } }));
    expect(words).toContain('|ML-инженер|');
    expect(words).toContain('|Вектор · Москва|');
    expect(words).toContain('|Убрать вакансию|');
  });
});

describe('what keeps a letter from being written', () => {
  const names = { companyName: 'Вектор', position: 'ML-инженер' };

  test.each([
    ['no company', { ...names, companyName: ' ' }, 'Резюме', 'Заполните данные'],
    ['no resume', names, '\u200b', 'Загрузите резюме'],
    ['a resume of too many words', names, 'слово '.repeat(2001), 'Ошибка создания письма'],
    ['a resume of too many characters', names, 'я'.repeat(40_001), 'Ошибка создания письма'],
    ['nothing', names, 'Резюме', undefined],
  ])('%s', (_, draft, resume, title) => expect(letterProblem(draft, resume)?.title).toBe(title));
});

test('without a resume it warns and says where to go (docs/rules.md#letter-resume)', () => {
  const words = wordsOf(<NoResume />);
  expect(words).toContain('|Резюме пока нет|');
  expect(words).toContain('|Перейти к резюме|');
});

describe('the picker', () => {
  test('all 12 built-in ones for no text (docs/rules.md#letter-picker), else by title, company or location', () => {
    expect(samplesWith('')).toHaveLength(12);
    expect(samplesWith('  react ').map(({ id }) => id)).toEqual(['2']);
    expect(samplesWith('КЕДР').map(({ id }) => id)).toEqual(['2']);
    expect(samplesWith('новосибирск').map(({ id }) => id)).toEqual(['5']);
    expect(samplesWith('такой нет')).toEqual([]);
  });

  test('built-in ones first; no heading over nothing', () => {
    const found = { id: 'hh-1', title: 'ML-инженер', company: 'Вектор', location: '' };
    const groups = groupsOf(samplesWith('react'), [found]);
    expect(groups.map(({ label, jobs }) => [label, jobs.map(({ id }) => id)])).toEqual([
      [jobPicker.samples, ['2']],
      [jobPicker.found, ['hh-1']],
    ]);
    expect(groupsOf([found], [])).toEqual([{ label: jobPicker.samples, jobs: [found] }]);
    expect(groupsOf([], [])).toEqual([]);
  });
});

const letter: ShownLetter = {
  id: 'hh-1',
  companyName: 'Вектор',
  position: 'ML-инженер',
  text: 'Здравствуйте!',
  writtenBy: 'rules',
  isWhole: true,
};

const result = (props: Partial<Parameters<typeof LetterResult>[0]> = {}) => (
  <LetterResult
    letter={letter}
    hasBefore={false}
    saved={undefined}
    isWriting={false}
    left={null}
    userId="anna"
    isSent={false}
    onEdit={nothing}
    onKept={nothing}
    onAgain={nothing}
    onBefore={nothing}
    {...props}
  />
);

describe('the letter (docs/rules.md#letter-result)', () => {
  test('15 rows that can be edited, and the quoted buttons', () => {
    const html = htmlOf(result());
    expect(html).toMatch(/<textarea[^>]* rows="15"/);
    expect(html).not.toMatch(/<textarea[^>]* readonly/i);
    for (const text of ['Сохранить', 'Скачать', 'Перегенерировать'])
      expect(isDisabled(buttonIn(html, text))).toBe(false);
    expect(wordsOf(result())).toContain('|ML-инженер · Вектор|');
  });

  test('who wrote it and what is left (docs/rules.md#writer)', () => {
    expect(wordsOf(result())).toContain('|Составлено по правилам, без нейросети|');
    const model = wordsOf(result({ letter: { ...letter, writtenBy: 'model' }, left: 3 }));
    expect(model).toContain('|Написано нейросетью · На сегодня осталось: 3 ответа|');
  });

  test('while it is written nothing can be pressed or typed', () => {
    const html = htmlOf(result({ isWriting: true }));
    expect(html).toMatch(/<textarea[^>]* readonly/i);
    for (const text of ['Сохранить', 'Скачать', 'Перегенерировать'])
      expect(isDisabled(buttonIn(html, text))).toBe(true);
  });

  test('a stopped one says that it is not whole', () => {
    expect(wordsOf(result({ letter: { ...letter, isWhole: false } }))).toMatch(/не\sдописано/);
    expect(wordsOf(result())).not.toMatch(/не\sдописано/);
  });

  test('what is kept for the vacancy and what has changed since', () => {
    const saved: Letter = { ...letter, savedAt: '2026-03-05T10:00:00.000Z' };
    expect(wordsOf(result({ saved }))).toMatch(/Сохранено (5 марта, )?\d\d:\d\d/);
    expect(wordsOf(result({ saved: { ...saved, text: 'Другое' } }))).toContain(letterResult.changed);
    expect(wordsOf(result())).toContain('Нажимая «Сохранить», вы соглашаетесь');
  });

  test('the way back to the letter before only where there is one', () => {
    expect(wordsOf(result())).not.toContain('Вернуть прежнее письмо');
    expect(wordsOf(result({ hasBefore: true }))).toContain('|Вернуть прежнее письмо|');
  });
});

test('saved letters: each by its vacancy, its buttons named', () => {
  const { id, companyName, position } = letter;
  const saved = { id, companyName, position, savedAt: '2026-03-05T10:00:00.000Z', isInAccount: false };
  const list = (props: { isSent: boolean; hasAccount: boolean }) => (
    <LetterList
      heading="Письма"
      letters={[saved]}
      whenOf={() => '5 марта, 13:00'}
      isSent={() => props.isSent}
      hasAccount={props.hasAccount}
      removing={null}
      onOpen={nothing}
      onRemove={nothing}
    />
  );
  const kept = list({ isSent: false, hasAccount: true });
  expect(wordsOf(kept)).toContain(
    '|ML-инженер|Вектор · Сохранено 5 марта, 13:00|Только в этом браузере|Открыть|',
  );
  expect(htmlOf(kept)).toContain('aria-label="Удалить письмо: ML-инженер · Вектор · 5 марта, 13:00"');
  const sent = list({ isSent: true, hasAccount: false });
  expect(wordsOf(sent)).toContain('|Ушло с откликом|Открыть|');
  expect(htmlOf(sent)).not.toContain('Удалить письмо');
});

describe('by what a letter is kept', () => {
  test.each([
    ['hh-1', 'Вектор', 'ML-инженер', 'hh-1'],
    [null, ' Вектор  Плюс ', 'ML-инженер', 'вектор плюс#ml-инженер'],
    [null, 'в'.repeat(300), 'п'.repeat(300), `${'в'.repeat(300)}#${'п'.repeat(99)}`],
  ])('%s of %s', (jobId, company, position, id) => {
    expect(letterIdOf(jobId, company, position)).toBe(id);
  });
});

describe('what is said of a failure (docs/rules.md#errors-letter)', () => {
  test.each<[Error, string | null]>([
    [new ApiError('internal', 'internal'), letterFailures.create],
    [new ApiError('internal', 'Внутренняя ошибка'), letterFailures.create],
    [new ApiError('invalid_request', 'Это пример резюме.'), 'Это пример резюме.'],
    [new ApiError('too_large', 'the resume is too large'), letterFailures.tooLarge],
    [new Error('Payload too large'), letterFailures.tooLarge],
    [new ApiError('over_quota', 'quota'), letterFailures.overQuota],
    [new ApiError('over_quota', 'Ответы на сегодня закончились.'), 'Ответы на сегодня закончились.'],
    [new ApiError('unauthorized', 'no session'), null],
  ])('%s', (error, text) => expect(letterFailureText(error)).toBe(text));

  test('a letter that cannot be kept', () => {
    expect(savingFailureText(new ApiError('too_large', 'Писем слишком много.'))).toBe('Писем слишком много.');
    expect(savingFailureText(new ApiError('internal', 'Внутренняя ошибка'))).toBe(
      'Не удалось сохранить письмо',
    );
  });
});

test.each([
  [jobPicker.search, 'Поиск вакансии...'],
  [jobPicker.empty, 'Вакансии не найдены.'],
  [letterForm.company, 'Компания'],
  [letterForm.position, 'Должность'],
  [letterForm.create, 'Создать письмо с AI'],
  [letterForm.creating, 'Создаю письмо...'],
  [letterResult.save, 'Сохранить'],
  [letterResult.download, 'Скачать'],
  [letterResult.again, 'Перегенерировать'],
  [letterResult.fileName, 'cover-letter.txt'],
  [letterToasts.created, 'Письмо создано'],
  [letterToasts.fillIn.title, 'Заполните данные'],
  [letterToasts.fillIn.text, 'Укажите компанию и должность'],
  [letterToasts.loadResume.title, 'Загрузите резюме'],
  [letterToasts.loadResume.text, "Сначала добавьте резюме во вкладке 'Резюме' или заполните профиль"],
  [letterFailures.title, 'Ошибка создания письма'],
  [letterFailures.create, 'Не удалось создать сопроводительное письмо'],
  [letterFailures.tooLarge, 'Резюме или данные слишком большие. Сократите текст.'],
  [openVacancy.letter, 'Написать сопроводительное письмо'],
])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));
