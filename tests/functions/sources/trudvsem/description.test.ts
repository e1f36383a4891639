import { describe, expect, it } from 'vitest';
import { mapped } from '#tests/support/import/trudvsem/trudvsem-record.ts';

describe('the description', () => {
  const html = (fields: Record<string, unknown>) => mapped({ schedule: undefined, ...fields }).detail?.html;
  it('has lines and bullets for what the portal ran together', () => {
    expect(html({ duty: 'Одно<br/>другое', requirements: 'Нужно: • SQL • Git' })).toBe(
      '<h3>Обязанности</h3><p>Одно</p><p>другое</p><h3>Требования</h3><p>Нужно:</p><ul><li>SQL</li><li>Git</li></ul>',
    );
    expect(html({ duty: '- Учёт - Отчёты по 44-ФЗ - Сверка', requirements: null })).toBe(
      '<h3>Обязанности</h3><ul><li>Учёт</li><li>Отчёты по 44-ФЗ</li><li>Сверка</li></ul>',
    );
    expect(html({ duty: 'Учёт - основа всего', requirements: null })).toBe(
      '<h3>Обязанности</h3><p>Учёт - основа всего</p>',
    );
  });

  it('is harmless', () => {
    expect(
      html({ duty: '<script>alert(1)</script>Опыт &lt;3 лет &amp;lt;b&gt;', requirements: 'R&D <b>x</b>' }),
    ).toBe('<h3>Обязанности</h3><p>Опыт &lt;3 лет &amp;lt;b&gt;</p><h3>Требования</h3><p>R&amp;D x</p>');
  });

  it('gives nobody’s contacts away', () => {
    const sanitized = html({
      duty: 'Звоните +7 999 123-45-67, Анна',
      requirements: 'Резюме на anna@mail.test',
      term: { text: 'Пишите в Telegram: @anna_hr' },
      benefitDetails: 'тел. 8 (999) 123-45-67',
    });
    expect(sanitized).not.toMatch(/999|mail\.test|anna_hr/u);
    expect(sanitized).toContain('Анна');
  });

  it('tells education, qualification and conditions where they say anything', () => {
    expect(
      html({
        duty: null,
        requirements: null,
        qualification: 'не указано',
        requirement: [{ education: 'Среднее профессиональное образование', qualification: 'Главбух' }],
        benefit: 'Оплата питания,Жильё',
        conditions: 'Допустимые',
        term: { text: 'MONTHLY 10 %' },
      }),
    ).toBe(
      '<h3>Требования</h3><ul><li>Среднее профессиональное образование</li><li>Квалификация: Главбух</li></ul>' +
        '<h3>Условия</h3><ul><li>Оплата питания</li><li>Жильё</li><li>Класс условий труда: допустимые</li></ul>',
    );
  });

  it('is none where nothing is said', () => {
    const silent = mapped({ duty: '', requirements: null, schedule: null, qualification: '.' });
    expect(silent.detail).toMatchObject({ html: null, text: '' });
  });
});
