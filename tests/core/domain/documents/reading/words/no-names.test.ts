import { describe, expect, it } from 'vitest';
import { isDuration, isPlaceholder } from '#core/domain/documents/reading/words/not-employers.ts';
import { listed } from './listed.ts';

describe('how long something was (docs/rules.md#resume-reading-periods)', () => {
  it.each(
    listed(`1 год|2 года|5 лет|3 г.|1 месяц|2 месяца|5 месяцев|5 мес|5 мес.|1 year|2 years|1 yr|2 yrs|1 yr.
      2 yrs.|1 month|3 months|1 mo|3 mos|1 mo.|3 mos.|1 неделя|3 недели|1 неделю|1 неделька|1 week|3 weeks
      5лет|12 ЛЕТ|120 месяцев|(5 лет)|около 5 лет|более 5 лет|почти 5 лет|over 5 years|about 5 years
      (более 5 лет)|1,5 года|1.5 года|5+ лет|2,5+ года|3 года 4 месяца|3 года. 4 месяца|3 года и 4 месяца
      3 года, и 4 месяца|3 г. 4 мес.|2 years and 3 months|2 years, 3 months|1 год 2 месяца 3 недели
      3 ГОДА 4 МЕСЯЦА`),
  )('«%s»', (words) => expect(isDuration(words)).toBe(true));

  it.each(
    listed(`лет|5|1000 лет|1,55 года|1;5 года|,5 года|5++ лет|5 лет назад|стаж 5 лет|((5 лет)|5 лет))
      Луч 5 лет|5 недел|5 недел1|1 неделечка|1,а года|3 года — 4 месяца|3 года ,.. 4 месяца
      3 года or 4 месяца|1 год 2 месяца 3 недели 4 недели|5-лет|5 ле|years|более лет|3 года плюс`),
  )('«%s» says no length of time', (words) => expect(isDuration(words)).toBe(false));

  it('stands in sixty characters, with the space beside it', () => {
    expect(isDuration(`5 лет${' '.repeat(55)}`)).toBe(true);
    expect(isDuration(`5 лет${' '.repeat(56)}`)).toBe(false);
  });
});

describe('what a template asks to fill in (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`[Луч]|[Должность]|<Луч>|{Луч}|[]|[Луч]|Текст Lorem ipsum|Vox dolor sit amet|Название компании
      Здесь название организации|Название вуза|Название учебного заведения|Название должности
      Наименование компании|Ваше имя|Ваша фамилия|Ваша должность|Это ваше имя|Your name|Your company
      Your title|Your position|Your school|Your university|Компания|Должность|Организация|Company
      Company name|Job title|Position|School name|Employer|University name|Degree|Компания 1|Company 2
      Имя Фамилия|Пётр, имя фамилия|Фамилия Имя|First name|Lastname|Full name|Full name here|XXX|XXX-XX-XX
      ООО xxxx|ххх|ХХХХ|ООО ___|ООО ____|ООО ....|Укажите город|Введите имя|Впишите вуз|Enter name
      Insert text|(Введите имя)|ИМЯ ФАМИЛИЯ`),
  )('«%s»', (words) => expect(isPlaceholder(words)).toBe(true));

  it.each(
    listed(`[Луч|Луч]|ООО [Луч]|[Луч] Север|Lorem|dolor sit|Название|Название книги|Издание компании
      Ваше право|Ваши имена|Моё имя|My name|Компания Луч|Моя компания|Company name Луч|Компания1|Company b
      Ахххх|Position 2b|Nickname|Surname|Her last name|XX|XXXL|AXXX|Размер хх|хх|_ _ _|ООО __|Север ...
      Вы введите имя|((Введите имя)|Введитель|ООО «Луч»|Degree Ltd`),
  )('«%s» is no gap of a template', (words) => expect(isPlaceholder(words)).toBe(false));

  it('space at the edges changes nothing', () => {
    expect(isPlaceholder(' [Луч] ')).toBe(true);
    expect(isDuration(' 5 лет ')).toBe(true);
  });

  it('stands in four hundred characters', () => {
    expect(isPlaceholder(`Lorem ipsum${'.'.repeat(3)}${'а'.repeat(386)}`)).toBe(true);
    expect(isPlaceholder(`Lorem ipsum${'.'.repeat(3)}${'а'.repeat(387)}`)).toBe(false);
  });
});
