import { describe, expect, test } from 'vitest';
import { guessedTags } from '#core/domain/match/vacancy/guessed-tags.ts';

const tagsOf = (description: string, title = 'Специалист') => guessedTags({ title, description }, 8);

describe('guessed tags (docs/rules.md#guessed-tags)', () => {
  test.each<[text: string, tags: string[]]>([
    ['Требования: Python, Postgres, Kafka', ['Python', 'PostgreSQL', 'Apache Kafka']],
    ['Ведение кадрового делопроизводства, знание ТК РФ', ['Кадровое делопроизводство', 'Трудовое право']],
    ['React или Vue', ['React', 'Vue.js']],
    // What one is, and what one does: no tags.
    ['Грамотная речь, работа в команде, ответственность', []],
    ['Английский язык не ниже B2, документооборот, уверенный пользователь ПК', []],
    // Neither what nobody asks for, nor what is only welcome.
    ['SQL, знание Docker будет плюсом', ['SQL']],
    ['Опыт с 1С не требуется', []],
    ['Требования:\nGit\nМы предлагаем:\nкурсы по Python', ['Git']],
  ])('%s', (text, tags) => expect(tagsOf(text)).toEqual(tags));

  test('what the title names comes first, but not what it denies', () => {
    expect(tagsOf('SQL', 'Разработчик Java')).toEqual(['Java', 'SQL']);
    expect(tagsOf('Excel', 'Менеджер (без активных продаж)')).toEqual(['MS Excel']);
  });
});
