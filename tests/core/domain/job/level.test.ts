import { describe, expect, it } from 'vitest';
import { type Level, levelNamed, levelOf } from '#core/domain/job/level.ts';

describe('level from the title (docs/rules.md#level)', () => {
  it.each<[string, Level]>([
    ['ML intern', 'Intern'],
    ['Internship: Data Science', 'Intern'],
    ['Интерн в отдел аналитики', 'Intern'],
    ['Стажёр-разработчик', 'Intern'],
    ['Приглашаем стажёров', 'Intern'],
    ['Стажёрка в HR', 'Intern'],
    ['Стажировка в банке', 'Intern'],
    ['Интернет-маркетолог', 'Middle'],
    ['International Manager', 'Middle'],
    ['Junior Python Developer', 'Junior'],
    ['Младший аналитик', 'Junior'],
    ['Младшая медсестра', 'Junior'],
    ['Senior ML Engineer', 'Senior'],
    ['Sеnior с кириллической е', 'Senior'],
    ['Старшего разработчика', 'Senior'],
    ['СТАРШИЙ ИНЖЕНЕР', 'Senior'],
    ['Senior Team Lead', 'Senior'],
    ['Team Lead', 'Lead'],
    ['Teamlead backend', 'Lead'],
    ['Тимлид/Техлид', 'Lead'],
    ['Техлида ищем', 'Lead'],
    ['Misleading title', 'Middle'],
    ['Head of ML', 'Head'],
    ['Headhunter', 'Middle'],
    ['Руководитель отдела', 'Head'],
    ['Заместитель руководителя', 'Head'],
    ['Главный бухгалтер', 'Head'],
    ['Главная медсестра', 'Head'],
    ['CTO', 'C-level'],
    ['CEO/Founder', 'C-level'],
    ['CISO', 'C-level'],
    ['CIO', 'C-level'],
    ['Исполнительный директор', 'C-level'],
    ['Коммерческому директору', 'C-level'],
    ['Генеральный директор', 'C-level'],
    ['Директор финансовый', 'C-level'],
    ['Технического директора', 'C-level'],
    ['Art Director', 'Middle'],
    ['Арт-директор', 'Middle'],
    ['Vector ML Engineer', 'Middle'],
    ['Программист', 'Middle'],
    ['', 'Middle'],
  ])('%s → %s', (title, level) => expect(levelOf(title)).toBe(level));
});

it('says where a title names no level', () => {
  expect(levelNamed('Программист')).toBeNull();
  expect(levelNamed('Старший программист')).toBe('Senior');
});
