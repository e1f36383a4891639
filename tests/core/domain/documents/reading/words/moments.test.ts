import { describe, expect, it } from 'vitest';
import {
  beginsOpen,
  isMoment,
  isOpenMoment,
  momentAtStart,
  momentIn,
} from '#core/domain/documents/reading/words/periods.ts';
import { listed, listedBy } from './listed.ts';

describe('months (docs/rules.md#resume-reading-periods)', () => {
  it.each(
    listedBy({
      '2019-01':
        'янв 2019|январь 2019|Янв. 2019|January 2019|1.2019|01/2019|2019-01|2019.01|2019/01|17 января 2019',
      '2019-02': 'фев 2019|февраля 2019|Feb 2019|02.2019|1.02.2019|01/02/2019|2019-02',
      '2019-03': 'мар 2019|марте 2019|March, 2019|03.2019',
      '2019-04': 'апр 2019|апрель 2019|Apr. 2019|04.2019',
      '2019-05': 'май 2019|мая 2019|мае 2019|МАЙ 2019|may 2019|05.2019',
      '2019-06': 'июн 2019|июнь 2019 года|jun 2019|06.2019 г.',
      '2019-07': 'июл 2019|июля 2019 гг.|jul 2019|07.2019',
      '2019-08': 'авг 2019|августе 2019|aug 2019|08.2019',
      '2019-09': 'сен 2019|сентябрь  2019|sept 2019|09.2019 год',
      '2019-10': 'окт 2019|октябрь, 2019|oct 2019|10.2019',
      '2019-11': 'ноя 2019|ноября 2019|nov 2019|11.2019',
      '2019-12': 'дек 2019|декабре 2019|dec 2019|12.2019|2019-12',
      '2019': '2019|в 2019 году|13.2019|00.2019|2 кв. 2019|IV квартал 2019|МГТУ, 2019|(2019)|лето 2019|2019г',
      '1999': '1999 год|Выпуск 1999',
      '2001': 'с 2001 по 2005|2001, 2005',
    }),
  )('«%s» is %s', (words, to) => expect(momentIn(words)).toMatchObject({ from: null, to, isCurrent: false }));

  it.each(
    listed(
      `Ромашка|1899|2100|219|20199|12019|А2019|2019А|№2019-5|1,2019|/2019|-2019|.2019|2019-5|май|1.5|5 лет`,
    ),
  )('«%s» names none', (words) => expect(momentIn(words)).toBeNull());

  it('says where it stands', () => {
    expect(momentIn('МГТУ, май 2019 г., диплом')).toEqual({
      text: 'май 2019 г.',
      start: 6,
      end: 17,
      from: null,
      to: '2019-05',
      isCurrent: false,
    });
  });

  it('stands in a line of three hundred characters', () => {
    expect(momentIn(`2019 ${'а'.repeat(295)}`)?.to).toBe('2019');
    expect(momentIn(`2019 ${'а'.repeat(296)}`)).toBeNull();
    // What would become two letters stays one.
    expect(momentIn('İstanbul 2019')).toMatchObject({ text: '2019', start: 9 });
  });
});

describe('a moment and nothing else (docs/rules.md#resume-reading-periods)', () => {
  it.each(
    listed(`1 кв. 2020|4 кв 2020|I кв. 2020|II кв 2020|III кв. 2020|IV квартал 2020|1-й квартал 2020
      1й кв. 2020|2 квартала 2020|1кв.2020|1 кв  2020|1 квартал 2020 г.|1 кв. 2020 года|июль 2019
      1 июля 2019|17 июля 2019|июль, 2019|июль  2019|июл. 2019|июль 1999|июль 2099|июль 2019 г|июль 2019 г.
      июль 2019 гг|июль 2019 гг.|июль 2019 год|июль 2019 года|июль 2019 году|июль 2019г.|01.07.2014|1/7/2014
      1.7.2014 г.|07.2014|7/2014|07.2014 года|2014-07|2014.07|2014/07|2014-12|2014-09|2014|(2014)|(2014
      2014)|(июль 2019)|2014 г.|ИЮЛЬ 2019`),
  )('«%s»', (words) => expect(isMoment(words)).toBe(true));

  it.each(
    listed(`…|...|настоящее время|по настоящее время|настоящий момент|по настоящее|настоящего времени
      настоящему|настоящими|наст.вр.|наст. время|наст момент|наст. вр|наствр|наст. времени|н.в.|н/в|н в|нв
      н.вр.|н.вр|н. время|н/время|по н.в.|нынешнее время|нынешнего времени|сей день|сегодня|сегодняшний день
      сегодняшнего дня|по сегодня|данный момент|по данный момент|до сих пор|сейчас|текущий|текущее время
      текущего|Present|now|current|currently|today|ongoing|up to date|to date|Сейчас`),
  )('«%s» is now', (words) => expect(isMoment(words)).toBe(true));

  it.each(
    listed(`5 кв. 2020|0 кв. 2020|IIII кв. 2020|VI кв. 2020|V кв. 2020|1 кварталам 2020|1 квартал5 2020
      1 к. 2020|1--й кв. 2020|117 июля 2019|а июля 2019|июль,, 2019|июл.. 2019|июль 1899|июль 219|июль 20199
      июль 2019 гол|2019 годах|2019 г..|111.7.2014|1.111.2014|1.117.2014|1а7.2014|117.2014|2014-13|2014-00
      2014-071|2014:07|((2014|2014))|2014 Луч|Луч 2014|2014-19|1.1.1|марк|июль|настоящ|настоящегося
      настоящее врем|настоящее временами|настоящее завтра|наст|наст.|наст.. вр|наст. вре|наст. временами|н.
      н.вре|н..в|нвы|н,в|нынешн время|нынешняяяя время|нынешнее врем|нынешнее временами|нынешнее|сей|день
      сегодняшний|сегодняшними-день|сегодняш день|данный|до сих|текущ|текущегося|текущее врем
      текущее временами|presently|know|currentlyy|date|up date|2 to date|....|по|по сейчас|по-сегодня
      настоящее-время|настоящий-момент|наст.-вр.|нынешнее-время|сей-день|сегодняшний-день|данный-момент
      до-сих пор|до сих-пор|текущее-время|1-кв. 2020|1-июля 2019|а.07.2014|1.а.2014
      а.2014|.07.2014|1..2014|.2014|кв. 2020|июль 20а9|сегодняшн5 день|текущ5|настоящ5|нынешн55 время
      наст. врем5|нынешнее врем5|текущее врем5|настоящее врем5`),
  )('«%s» is none', (words) => expect(isMoment(words)).toBe(false));

  it.each(listed('1 кв.   2020|1  кв. 2020|июль   2019|2019  г.|н.  в'))(
    '«%s» has more space than within one',
    (words) => expect(isMoment(words)).toBe(false),
  );

  it('has sixty characters with the space beside it', () => {
    expect(isMoment(`2014${' '.repeat(56)}`)).toBe(true);
    expect(isMoment(`2014${' '.repeat(57)}`)).toBe(false);
    expect(isMoment(`сейчас${' '.repeat(54)}`)).toBe(true);
    expect(isMoment(`сейчас${' '.repeat(55)}`)).toBe(false);
  });

  it.each(
    listed(`янв 2019|январем 2019|фев 2019|февр 2019|февралем 2019|мар 2019|мартом 2019|апр 2019|апрелем 2019
      маем 2019|июн 2019|июнем 2019|июл 2019|июлем 2019|авг 2019|августом 2019|сен 2019|сент 2019
      сентябрем 2019|окт 2019|октябрем 2019|ноя 2019|нояб 2019|ноябрем 2019|дек 2019|декабрем 2019
      Jan 2019|January 2019|February 2019|March 2019|April 2019|May 2019|Jun 2019|June 2019|Jul 2019|July 2019
      August 2019|Sep 2019|Sept 2019|September 2019|October 2019|November 2019|December 2019
      2014-07-01|2014.07.31|2014/07/10`),
  )('«%s» names a month', (words) => expect(isMoment(words)).toBe(true));

  it.each(
    listed(`Маркетинг 2019|Марина 2019|Мартин 2019|Апробация 2019|Майкрософт 2019|Майя 2019|Декан 2019
      Декрет 2019|Октава 2019|Новость 2019|Novartis 2019|Junior 2019|Julia 2019|Marketing 2019|Mayor 2019
      Decathlon 2019|Octopus 2019|Separator 2019|Augustine 2019|янв5 2019|2014-07-32|2014-13-01`),
  )('«%s» begins as a month does, and names none', (words) => {
    expect(isMoment(words)).toBe(false);
    expect(momentIn(words)?.from ?? '2019').not.toMatch(/-/u);
  });
});

describe('the first of two lines (docs/rules.md#resume-reading-periods)', () => {
  it.each(
    listed(`Август 2021 —|Август 2021 –|Август 2021-|Август 2021 −|Август 2021 ‒|Август 2021 ―|Август 2021,
      2021   —|с 2021 —|с  августа 2021 —|c 2021 —|1 кв. 2021 –|2021 г. —`),
  )('«%s»', (words) => expect(isOpenMoment(words)).toBe(true));

  it.each(
    listed(
      `Август 2021|Август —|2021 ~|2021 . |от 2021 —|Луч, 2021 —|2021 — Луч|2021 — 2022|2021 ——|с-2021 —`,
    ),
  )('«%s» is none', (words) => expect(isOpenMoment(words)).toBe(false));

  it('has sixty characters with the space beside it', () => {
    expect(isOpenMoment(`${' '.repeat(54)}2021 —`)).toBe(true);
    expect(isOpenMoment(`${' '.repeat(55)}2021 —`)).toBe(false);
  });

  it.each([
    ['Сентябрь 2021 — Ромашка', 'Сентябрь 2021 — '],
    ['2021 – «Ромашка»', '2021 – '],
    ['2021 - "Ромашка"', '2021 - '],
    ['2021 - „Ромашка“', '2021 - '],
    ['2021 - “Ромашка”', '2021 - '],
    ['2021—   7 школа', '2021—   '],
    ['2021  — Ромашка', '2021  — '],
    ['09.2021 г. — Ромашка', '09.2021 г. — '],
  ])('«%s» begins with it', (words, start) => expect(beginsOpen(words)).toBe(start));

  it.each(
    listed(`2021 Ромашка|2021.— Ромашка|Ромашка, 2021 — Луч|2021 —|2021 — 2022|2021 — сейчас
      2021 — 2022 Ромашка`),
  )('«%s» does not', (words) => expect(beginsOpen(words)).toBeNull());

  it('has no more space within it than a line has', () => {
    expect(isOpenMoment('2021    —')).toBe(false);
    expect(isOpenMoment('с   2021 —')).toBe(false);
    expect(beginsOpen('2021 —    Ромашка')).toBeNull();
    expect(beginsOpen('2021   — Ромашка')).toBeNull();
  });

  it('is looked for in three hundred characters', () => {
    expect(beginsOpen(`2021 — ${'а'.repeat(293)}`)).toBe('2021 — ');
    expect(beginsOpen(`2021 — ${'а'.repeat(294)}`)).toBeNull();
  });
});

describe('a moment before other words', () => {
  it.each([
    ['Январь 2023 Разработка', 'Январь 2023'],
    ['2023 г. Разработка', '2023 г.'],
    ['2023, Ромашка', '2023'],
    ['2023', '2023'],
    ['Настоящее время Ромашка', 'Настоящее время'],
    ['сейчас - Ромашка', 'сейчас'],
    ['2023-Ромашка', '2023'],
  ])('«%s»', (words, start) => expect(momentAtStart(words)).toBe(start));

  it.each(listed('Ромашка 2023|2023А|2023-5|20235|сейчасный|(2023) Ромашка'))('«%s» has none', (words) =>
    expect(momentAtStart(words)).toBeNull(),
  );

  it('is looked for in three hundred characters', () => {
    expect(momentAtStart(`2023 ${'а'.repeat(295)}`)).toBe('2023');
    expect(momentAtStart(`2023 ${'а'.repeat(296)}`)).toBeNull();
  });
});
