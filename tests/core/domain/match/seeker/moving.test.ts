import { expect, test } from 'vitest';
import { wantsToMove } from '#core/domain/match/seeker/moving.ts';
import { fold } from '#core/domain/text/words.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf } from '#tests/support/match/seekers.ts';

test.each([
  'Готова к переезду',
  'Готов(а) к переезду, не готов(а) к командировкам',
  'Казань, готова к переезду в Москву или удалённо',
  'Казань, готова к скорому переезду',
  'Готов к командировкам и переезду',
  'Готов к командировкам, переезду',
  'Не готов к командировкам, готов к переезду',
  'Готов к переезду не раньше осени',
  'Хочу переехать: Санкт-Петербург, Казань',
  'Переезд возможен',
  'Переезд: да',
  'К переезду готов',
  'Возможен переезд или удалённая работа',
  'Москва или переезд',
  'Рассмотрю релокацию',
  'Не против переезда',
  'Переезд не исключаю',
  'Не курю, переезд возможен',
  'Не курю и готов к переезду',
  'Willing to relocate',
  'Open to relocation',
  'Ready to relocate, not ready for business trips',
  'I would like to relocate to Kazan',
  'Relocation is possible',
])('ready to move: «%s»', (text) => expect(wantsToMove(fold(text))).toBe(true));

test.each([
  'Не готов(а) к переезду, не готов(а) к командировкам',
  'Не готова к переезду, готова к командировкам',
  'Не готов к переезду, готов к редким командировкам',
  'Не готов к командировкам и переезду',
  'Не готов к командировкам, переезду',
  'Не готов к командировкам или переезду',
  'Готов к командировкам, но не к переезду',
  'Готов к работе в офисе или удалённо, без переезда',
  'Не хочу переезжать',
  'Переезд невозможен',
  'Переезд не рассматриваю',
  'К переезду не готов',
  'Переезд: нет',
  'Переезд исключён',
  'Организовал переезд офиса',
  'Готовил переезд склада',
  'Not willing to relocate',
  'Not ready to relocate, ready for business trips',
  'Not currently willing to relocate',
  'I don’t want to relocate',
  'Open to remote work, no relocation',
  'Relocation is not possible',
  'Unable to relocate',
])('not ready to move: «%s»', (text) => expect(wantsToMove(fold(text))).toBe(false));

test('the line that hh.ru prints on a resume is read so', () => {
  const printed = (line: string) =>
    seekerOf(
      extractResumeFacts(['Анна Примерова', 'Аналитик', 'Проживает: Москва', line].join('\n')),
      new Date(),
    );
  const [no, yes] = [
    printed('Не готов(а) к переезду, не готов(а) к командировкам'),
    printed('Готов(а) к переезду, готов(а) к командировкам'),
  ];
  expect([no.city, no.relocation, yes.city, yes.relocation]).toEqual(['москва', false, 'москва', true]);
});

test.each([
  ...'Готов Готова Готовы Готовность Возможность Рассматриваю Хочу Хотел Хотела Желаю Мечтаю Планирую Согласна Открыта Да'
    .split(' ')
    .map((word) => `${word} переехать`),
  ...'Ready Willing Open Prepared Want Like Looking Able Can Interested Consider Considering Possible Yes'
    .split(' ')
    .map((word) => `${word} to relocate`),
  'Готов переезжать',
  'Готов к релокации',
  'Готов к релоку',
  'Relocation: yes',
  'Не возражаю переехать',
  'Не исключаю переезд',
  'Офис или переезд',
  'Office or relocation',
  'Не пью и готов к переезду',
  'Не пью а готов к переезду',
  'Не пью но готов к переезду',
  'Never smoke but relocation is possible',
  'Не курю но переезд возможен',
  'I do not smoke and can relocate',
  'I do not smoke but can relocate',
  'Не курю давно совсем готов к переезду',
  'Не готов к вахте. Готов к переезду',
  'Не готов к вахте! Готов к переезду',
  'Не готов к вахте? Готов к переезду',
  'Не готов к вахте; Готов к переезду',
  'Готов к вахте, к переезду',
])('ready to move by each of the words: «%s»', (text) => expect(wantsToMove(fold(text))).toBe(true));

test.each([
  ...'Не Нет Без Никогда Против Невозможно Нежелательно Исключено'
    .split(' ')
    .map((word) => `${word} готов к переезду`),
  ...'No Not Never Without Unable Unwilling Impossible Cannot Don’t Can’t'
    .split(' ')
    .map((word) => `${word} want to relocate`),
  "Won't want to relocate",
  'Переезд',
  'Переезжал дважды',
  'Готов к вахте',
  'Готов к вахте. Переезд обсуждается',
  'Готов к вахте, жильё нужно для переезда',
  'Готовлю переезды',
  'Радиорелокация возможна',
  'Не хочу сейчас переезд',
  'Не готов и никогда не готов к переезду',
  'Возможна вахта',
])('not ready to move by each of the words: «%s»', (text) => expect(wantsToMove(fold(text))).toBe(false));
