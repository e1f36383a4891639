import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { emptyProfile } from '#core/domain/user/profile.ts';
import type { Advice } from '#core/domain/writer/writing.ts';
import { maxResumeWords } from '#core/domain/writer/writing.ts';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { draftStore } from '../../../frontend/src/browser-storage/draft-store.ts';
import { storeProfile, storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { AdviceItem } from '../../../frontend/src/documents/resume/advice/advice-item.tsx';
import {
  type Analysis,
  accepted,
  aligned,
  completed,
  hasPlace,
  type JudgedAdvice,
  newAnalysis,
  rejected,
  undone,
  withAdvice,
  withoutUndecided,
} from '../../../frontend/src/documents/resume/advice/analysis.ts';
import { analysisFailureText } from '../../../frontend/src/documents/resume/advice/analysis-failure.ts';
import {
  draftResume,
  resumeTextNow,
  takeOverResume,
} from '../../../frontend/src/documents/resume/resume-text.ts';
import { WordCount } from '../../../frontend/src/documents/resume/word-count.tsx';
import {
  analysisFailures,
  analysis as analysisTexts,
  documentsPage,
  fileFailures,
  resumeToasts,
  resume as texts,
} from '../../../frontend/src/texts/documents-ru.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const words = (html: string) => plain(html.replace(/<[^>]+>/g, ''));

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  return () => vi.unstubAllGlobals();
});

const advice = (changes: Partial<Advice> = {}): Advice => ({
  id: '1',
  kind: 'wording',
  quote: 'Отвечал за сервис',
  at: null,
  proposal: 'Вёл сервис',
  reason: 'Глагол действия',
  ...changes,
});
const addition = advice({
  id: '2',
  kind: 'contacts',
  quote: null,
  proposal: 'E-mail: …',
  reason: 'Нет почты',
});
const resume = 'Иван\nОтвечал за сервис заказов';
const analysisOf = (...all: Advice[]): Analysis => all.reduce(withAdvice, newAnalysis(resume));

describe('what stands in the text area (docs/rules.md#resume-source)', () => {
  test('the saved text, else the profile as one, else the sample', () => {
    expect(resumeTextNow(null).source).toBe('sample');
    storeProfile(null, { ...emptyProfile, fullName: 'Анна', position: 'ML-инженер' });
    expect(resumeTextNow(null)).toMatchObject({ source: 'profile', text: expect.stringContaining('Анна') });
    storeResume(null, 'Моё резюме');
    expect(resumeTextNow(null)).toEqual({ source: 'stored', text: 'Моё резюме', isChanged: false });
    expect(localStorage.getItem('user_resume')).toBe('Моё резюме');
  });

  test('before them all, what was typed and not saved; typed back, it is no change', () => {
    storeResume(null, 'Моё резюме');
    draftResume(null, 'Моё новое резюме');
    expect(resumeTextNow(null)).toMatchObject({ text: 'Моё новое резюме', isChanged: true });
    draftResume(null, 'Моё резюме');
    expect(resumeTextNow(null).isChanged).toBe(false);
  });

  test('the sample stays the sample, whoever typed it', () => {
    const { text } = resumeTextNow(null);
    storeResume(null, 'Моё резюме');
    draftResume(null, `${text}\n\n`);
    expect(resumeTextNow(null).source).toBe('sample');
  });

  test('what a visitor typed is theirs once they have signed in, and nobody else’s', () => {
    draftResume(null, 'Набрано до входа');
    takeOverResume('anna');
    expect(resumeTextNow('anna').text).toBe('Набрано до входа');
    expect(resumeTextNow(null).source).toBe('sample');
    expect(resumeTextNow('boris').source).toBe('sample');
  });
});

describe('drafts', () => {
  test('live as long as the page where the storage is full, and what is no draft is none', () => {
    vi.stubGlobal('sessionStorage', new WebStorage(10));
    const drafts = draftStore('test_draft', z.string());
    drafts.write('anna', 'слишком длинно');
    expect(drafts.read('anna')).toBe('слишком длинно');
    drafts.write('anna', null);
    expect(drafts.read('anna')).toBeNull();
    vi.stubGlobal('sessionStorage', new WebStorage());
    sessionStorage.setItem('test_draft@anna', '{"a":');
    expect(drafts.read('anna')).toBeNull();
  });
});

describe('decisions', () => {
  test('accepted, the proposal stands in the quote’s place; undone, the text is as it was', () => {
    const applied = accepted(analysisOf(advice()), 0, resume);
    expect(applied?.text).toBe('Иван\nВёл сервис заказов');
    expect(applied?.analysis.items[0]?.verdict).toBe('accepted');
    const undoneAdvice = applied && undone(applied.analysis, 0, applied.text);
    expect(undoneAdvice?.text).toBe(resume);
    expect(undoneAdvice?.analysis.items[0]).toEqual(analysisOf(advice()).items[0]);
  });

  test('undone after more was typed, only that change goes', () => {
    const applied = accepted(analysisOf(advice(), addition), 0, resume);
    const both = applied && accepted(applied.analysis, 1, `${applied.text}\nОпыт`);
    if (!both) throw new Error('not accepted');
    expect(both.text).toContain('E-mail: …');
    const first = undone(both.analysis, 0, `${both.text}\nКонец`);
    expect(first?.text).toContain('Отвечал за сервис заказов\nОпыт');
    expect(first?.text).toContain('Конец');
    const second = first && undone(first.analysis, 1, first.text);
    expect(second?.text).not.toContain('E-mail');
    expect(second?.text).toMatch(/заказов\nОпыт[\s\S]*Конец$/);
  });

  test('taken and taken back in a thousand orders, the text is as it was', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Отвечал за сервис ${at % 5}`);
    const text = ['Иван', '', ...lines, ''].join('\n');
    const all = [
      ...lines.map((line, at) =>
        advice({
          id: `${at}`,
          quote: line,
          proposal: ['', `Вёл ${at}`, `${line}: [сколько]`][at % 3] ?? null,
        }),
      ),
      advice({ id: 'part', quote: 'за сервис 2\nОтвечал', proposal: 'и' }),
      addition,
      advice({ id: 'end', kind: 'structure', quote: null, proposal: 'Навыки\nGit' }),
      advice({ id: 'end 2', kind: 'skills', quote: null, proposal: 'Навыки\nSQL' }),
    ].reduce(withAdvice, newAnalysis(text));
    fc.assert(
      fc.property(fc.array(fc.nat(all.items.length - 1), { maxLength: 40 }), fc.nat(), (turns, seed) => {
        let now = { analysis: all, text };
        const turn = (index: number) => {
          const isAccepted = now.analysis.items[index]?.verdict === 'accepted';
          now = (isAccepted ? undone : accepted)(now.analysis, index, now.text) ?? now;
        };
        for (const index of turns) turn(index);
        const acceptedAt = now.analysis.items.flatMap(({ verdict }, at) =>
          verdict === 'accepted' ? [at] : [],
        );
        for (let left = seed; acceptedAt.length > 0; left = Math.floor(left / 2) + 7) {
          const [index = 0] = acceptedAt.splice(left % acceptedAt.length, 1);
          turn(index);
        }
        expect(now.text).toBe(text);
        expect(now.analysis.items.every(({ verdict }) => verdict === 'open')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('what was typed between them stays to the letter', () => {
    const applied = accepted(analysisOf(advice(), addition), 0, resume);
    const typed = applied?.text.replace('заказов', 'заказов и оплат') ?? '';
    expect(applied && undone(applied.analysis, 0, typed)?.text).toBe(
      'Иван\nОтвечал за сервис заказов и оплат',
    );
    const changed = applied?.text.replace('Вёл', 'Отлично вёл') ?? '';
    const own = applied && aligned(applied.analysis, changed);
    expect(own && undone(own, 0, changed)).toBeNull();
    expect(own && hasPlace(own.items[0] as JudgedAdvice)).toBe(false);
  });

  test('another text has come: nothing of the former advice is left', () => {
    const long = `${resume}\nНавыки\nGit`;
    const all = withAdvice(newAnalysis(long), advice());
    expect(aligned(all, `${long}\nSQL`)).not.toBeNull();
    expect(aligned(all, 'Анна\nПовар\nГотовила завтраки\nGit')).toBeNull();
  });

  test('contacts, which stand under the head, go with the empty line over them', () => {
    const head = 'Иван\n\nОпыт\nОтвечал за сервис заказов';
    const applied = accepted(analysisOf(addition), 0, head);
    expect(applied?.text).toBe('Иван\n\nE-mail: …\n\nОпыт\nОтвечал за сервис заказов');
    expect(applied && undone(applied.analysis, 0, `${applied.text} и оплат`)?.text).toBe(`${head} и оплат`);
  });

  test.each([0, 1])('of two in one line the one that is undone goes, the other stays (%s)', (which) => {
    const line = 'Навыки\nPython, SQL';
    const [first, second] = [
      advice({ id: '1', quote: 'Python, SQL', proposal: 'Python, SQL, [Kafka]' }),
      advice({ id: '2', quote: 'Python, SQL', proposal: 'Python, SQL, Git' }),
    ];
    const firstDone = accepted(analysisOf(first, second), 0, line);
    const both = firstDone && accepted(firstDone.analysis, 1, firstDone.text);
    expect(both?.text).toBe('Навыки\nPython, SQL, Git, [Kafka]');
    const left = both && undone(both.analysis, which, both.text);
    expect(left?.text).toBe(`Навыки\nPython, SQL${which === 0 ? ', Git' : ', [Kafka]'}`);
  });

  test('signs of two units are put back whole', () => {
    const applied = accepted(
      analysisOf(advice({ quote: 'Навык 😀', proposal: 'Опыт 😁' })),
      0,
      'Навык 😀\nКонец',
    );
    expect(applied && undone(applied.analysis, 0, `${applied.text}!`)?.text).toBe('Навык 😀\nКонец!');
  });

  test('a deletion is undone where its neighbours still stand', () => {
    const applied = accepted(analysisOf(advice({ quote: 'Отвечал за сервис', proposal: '' })), 0, resume);
    if (!applied) throw new Error('not accepted');
    expect(undone(applied.analysis, 0, `${applied.text}\nКонец`)?.text).toBe(`${resume}\nКонец`);
  });

  test('of a place that is not there any more nothing is changed', () => {
    expect(accepted(analysisOf(advice()), 0, 'Другой текст')).toBeNull();
    const applied = accepted(analysisOf(advice()), 0, resume);
    expect(applied && undone(applied.analysis, 0, 'Другой текст')).toBeNull();
    expect(accepted(analysisOf(advice({ proposal: null })), 0, resume)).toBeNull();
  });

  test('rejected and taken back without a touch to the text', () => {
    const rejectedAnalysis = rejected(analysisOf(advice()), 0);
    expect(rejectedAnalysis.items[0]?.verdict).toBe('rejected');
    expect(undone(rejectedAnalysis, 0, 'любой текст')?.text).toBe('любой текст');
  });

  test('the whole answer counts, and what was decided while it came is kept', () => {
    const early = accepted(analysisOf(advice(), addition), 0, resume)?.analysis ?? newAnalysis('');
    const whole = [advice({ id: 'other id' }), advice({ id: '3', reason: 'Ещё' })];
    const done = completed(early, whole, 'model');
    expect(done).toMatchObject({ state: 'done', writtenBy: 'model' });
    expect(done.items.map(({ verdict }) => verdict)).toEqual(['accepted', 'open']);
    expect(done.items.map(({ advice: { reason } }) => reason)).toEqual(['Глагол действия', 'Ещё']);
  });

  test('another writer begins anew: only what was decided stays', () => {
    const early = rejected(analysisOf(advice(), addition), 1);
    expect(withoutUndecided(early).items.map(({ advice: { id } }) => id)).toEqual(['2']);
    expect(completed(withoutUndecided(early), [advice()], 'rules').items).toHaveLength(2);
  });
});

describe('a recommendation on the screen', () => {
  const htmlOf = (item: Advice) =>
    renderToStaticMarkup(
      <AdviceItem
        item={withAdvice(newAnalysis(resume), item).items[0] as JudgedAdvice}
        number={1}
        onAccept={() => {}}
        onReject={() => {}}
        onUndo={() => {}}
        onShow={() => {}}
      />,
    );

  test('its quote, proposal and reason; nothing to accept without a proposal', () => {
    expect(words(htmlOf(advice()))).toMatch(
      /Сейчас: Отвечал за сервис.*Предложение: Вёл сервис.*Почему: Глагол действия.*Принять.*Отклонить/,
    );
    const without = words(htmlOf(advice({ proposal: null })));
    expect(without).not.toContain('Принять');
    expect(without).toContain('Отклонить');
  });

  test('is text, whatever it says', () => {
    expect(htmlOf(advice({ proposal: '<img src=x onerror=alert(1)>' }))).not.toContain('<img');
  });
});

describe('words beside their limit', () => {
  const count = (text: string) => words(renderToStaticMarkup(<WordCount text={text} />));

  test('are counted, and the limit is named once it is passed', () => {
    expect(count('Опыт работы — 5 лет')).toBe('4 слова из 2 000');
    expect(count('слово '.repeat(maxResumeWords))).toBe('2 000 слов из 2 000');
    expect(count('слово '.repeat(maxResumeWords + 1))).toMatch(/^2 001 слово из 2 000 — Сократите текст/);
  });
});

describe('failures (docs/rules.md#errors-analysis)', () => {
  test.each([
    [
      new ApiError('too_large', 'too large: 2001 words'),
      'Резюме слишком большое. Сократите текст до 2000 слов.',
    ],
    [new Error('Request too large'), 'Резюме слишком большое. Сократите текст до 2000 слов.'],
    [new ApiError('internal', 'Internal error'), 'Не удалось проанализировать резюме'],
    [new ApiError('internal', 'Внутренняя ошибка'), 'Не удалось проанализировать резюме'],
    [new ApiError('over_quota', 'Сейчас этим нельзя воспользоваться'), 'Сейчас этим нельзя воспользоваться'],
    [new ApiError('over_quota', 'over quota'), 'На сегодня ответы закончились. Попробуйте завтра.'],
    [
      new ApiError('network', 'no answer'),
      'Нет ответа от сервера. Проверьте соединение и попробуйте ещё раз.',
    ],
    [new ApiError('unauthorized', 'no session'), null],
  ])('%s', (error, text) => {
    const failureText = analysisFailureText(error);
    expect(failureText && plain(failureText)).toBe(text);
  });
});

test.each([
  [documentsPage.title, 'Мои документы'],
  [texts.save, 'Сохранить'],
  [texts.download, 'Скачать'],
  [texts.fileName, 'resume.txt'],
  [analysisTexts.start, 'Получить AI-рекомендации'],
  [analysisTexts.running, 'Анализирую...'],
  [analysisTexts.done, 'Анализ завершен'],
  [resumeToasts.saved, 'Резюме сохранено'],
  [resumeToasts.pdf, 'PDF загружен'],
  [resumeToasts.file, 'Файл загружен'],
  [resumeToasts.unsupported.title, 'Неподдерживаемый формат'],
  [
    resumeToasts.unsupported.text,
    'Пожалуйста, загрузите PDF или текстовый файл (.txt или .pdf). Ещё читаются .docx, .odt, .rtf и\u00a0.md',
  ],
  [resumeToasts.empty.title, 'Резюме пусто'],
  [resumeToasts.empty.text, 'Напишите или загрузите резюме для анализа'],
  [fileFailures.pdf.title, 'Ошибка обработки PDF'],
  [fileFailures.other.title, 'Ошибка обработки файла'],
  [fileFailures.pdf.broken, 'Не удалось извлечь текст из PDF. Попробуйте конвертировать в .txt'],
  [analysisFailures.title, 'Ошибка анализа'],
  [analysisFailures.analyze, 'Не удалось проанализировать резюме'],
])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));
