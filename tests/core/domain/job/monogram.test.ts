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
