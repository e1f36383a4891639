import { number } from '#core/domain/text/plural.ts';

/** Where nothing is found: what else there is. */
export const emptyList = {
  empty: 'Вакансий не найдено. Попробуй изменить запрос.',
  spellingHint: 'Возможно, имелось в\u00a0виду:',
  inSpelling: (text: string, n: number) => `Искать «${text}»\u00a0—\u00a0${number(n)}`,
  emptyHint: 'Что изменится, если снять один из\u00a0фильтров:',
  emptyWordsAlone: 'Что изменится, если убрать одно из\u00a0слов:',
  emptyWords: 'Или если убрать одно из\u00a0слов:',
  withoutWord: (word: string, n: number) => `Без\u00a0слова «${word}»\u00a0—\u00a0${number(n)}`,
  without: (name: string, n: number) => `Без\u00a0${name}\u00a0—\u00a0${number(n)}`,
};
