import { describe, expect, it } from 'vitest';
import { hueOf, hues, initialsOf } from '#core/domain/job/monogram.ts';

describe('monogram (docs/rules.md#card-monogram)', () => {
  it.each([
    ['Лисий Хвост', 'ЛХ'],
    ['Склад и Точка', 'СТ'],
    ['ООО «Ромашка»', 'РО'],
    ['Банк «Полюшко»', 'БП'],
    ['АО', 'АО'],
    ['1С', '1С'],
    ['ёлка', 'ЁЛ'],
    ['𝒜lpha', '𝒜L'],
    ['«»', ''],
    ['', ''],
    // Of a text without end the first two hundred characters are looked at.
    [`${'.'.repeat(200)}Вектор`, ''],
  ])('%s: %s', (company, initials) => {
    expect(initialsOf(company)).toBe(initials);
  });

  it.each(
    'ООО|ОАО|ЗАО|ПАО|АО|НАО|ИП|ГК|ФГУП|ФГБУ|ФГБОУ|МБОУ|ГБУ|ГБУЗ|МУП|Ltd|LLC|Inc|GmbH|Corp|и|в|на|по|для|of|and|the'.split(
      '|',
    ),
  )('«%s» is no word that a company is known by', (word) => {
    expect(initialsOf(`${word} Вектор`)).toBe('ВЕ');
    expect(initialsOf(`Лисий ${word.toLowerCase()} Хвост`)).toBe('ЛХ');
    expect(initialsOf(`${word}щ Хвост`)).toBe(`${word.charAt(0)}Х`.toUpperCase());
  });

  it('the same words have the same hue, and companies share the hues evenly', () => {
    const counts = Array.from({ length: hues }, () => 0);
    for (let at = 0; at < 1200; at += 1) {
      const hue = hueOf(`Компания ${at}`);
      expect(hueOf(`Компания ${at}`)).toBe(hue);
      counts[hue] = (counts[hue] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(140);
  });
});
