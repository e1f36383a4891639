import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#core/domain/search/facets.ts';
import { JobIndex, type JobQuery } from '#functions/search/job-index.ts';
import { NaiveIndex } from '#tests/support/naive/naive-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const titles = [
  'Программист',
  'Программист 1С',
  'Старший бухгалтер',
  'Бухгалтер (на участок)',
  'Бугалтер',
  'Менеджер-консультант',
  'Повар',
  'Повар-пекарь',
  'Товар',
  'Python3',
];
const rowOf = (title: string, n: number) => jobRowWith({ id: `hh-${n}`, title, tags: [], company: 'Лютик' });
const rows = [
  ...titles.map(rowOf),
  jobRowWith({ id: 'hh-30', title: 'Водитель', tags: [], is_open: false }),
  jobRowWith({ id: 'hh-31', title: 'Грузчик', tags: ['Складской'], location: 'Казань' }),
].map((row) => ({ ...row, is_open: row.is_open && row.title !== 'Бугалтер' }));

const asked = (q: string, overrides: Partial<JobQuery> = {}): JobQuery => ({
  ...noFilters,
  ...{ q, sort: 'newest', page: 1, tz: 'Europe/Moscow', companySearch: '' },
  ...overrides,
});

describe('where nothing is found, a wrong letter is mended (docs/rules.md#count-other-layout)', () => {
  const index = JobIndex.of(rows);
  const spellingOf = (q: string, overrides?: Partial<JobQuery>) =>
    index.search(asked(q, overrides), now).spelling;

  it.each([
    ['програмист', 'программист', 2],
    ['ПРОГРАМИСТ 1с', 'программист 1с', 1],
    ['прогграммист', 'программист', 2],
    ['прграммист', 'программист', 2],
    ['порграммист', 'программист', 2],
    ['програмимстт', null, 0],
    // Where nobody with the mistake is open, and the halves' edge.
    ['бугалтер', 'бухгалтер', 2],
    ['бухаглтер', 'бухгалтер', 2],
    ['менджер', 'менеджер', 1],
    ['менджер конслуьтант', 'менеджер консультант', 1],
    // The rest is as typed.
    ['работа: бугалтер, на участок', 'работа: бухгалтер, на участок', 1],
    // Two titles have the one, one the other.
    ['фовар', 'повар', 2],
    // Too short; with a digit; a closed vacancy's; a tag's; nothing near; a mark.
    ['пвар', null, 0],
    ['pyton3', null, 0],
    ['водитль', null, 0],
    ['складкой', null, 0],
    ['програмист лошадь', null, 0],
    ['с++програмист', null, 0],
  ])('«%s» means «%s»: %i', (q, meant, total) => {
    expect(spellingOf(q)).toEqual(meant === null ? undefined : { q: meant, total });
  });

  it('offers nothing that finds nothing, and nothing where something is found', () => {
    expect(spellingOf('програмист', { location: ['Казань'] })).toBeUndefined();
    expect(spellingOf('програмист повар')).toBeUndefined();
    expect(spellingOf('программист')).toBeUndefined();
    expect(spellingOf('грузчк', { location: ['Казань'] })).toEqual({ q: 'грузчик', total: 1 });
  });

  it('means what most open titles have, however many hidden and closed ones have another word', () => {
    const gone = [{ is_open: false }, { is_active: false }, { is_open: false }];
    const some = [rowOf('Повар', 1), ...gone.map((state, n) => ({ ...rowOf('Говар', n + 2), ...state }))];
    expect(JobIndex.of(some).search(asked('фовар'), now).spelling).toEqual({ q: 'повар', total: 1 });
  });

  it('the other layout comes first, where it is one of letters', () => {
    expect(spellingOf('gjdfh')).toEqual({ q: 'повар', total: 2 });
    // «,'h»: its one letter stands in «Python3».
    expect(spellingOf('бэр')).toBeUndefined();
  });

  it('of a longer text eight words are looked at', () => {
    const words = 'весна осень океан берег песок ветер волна камень облако'.split(' ');
    const long = JobIndex.of([rowOf(words.join(' '), 1)]);
    const meantBy = (typed: string[]) => long.search(asked([...typed, 'оболако'].join(' ')), now).spelling?.q;
    expect(meantBy(words.slice(1, 8))).toBe(words.slice(1).join(' '));
    expect(meantBy(words.slice(0, 8))).toBeUndefined();
  });

  it('and among thousands of words, whichever letter is wrong', () => {
    const fillers = Array.from({ length: 2_500 }, (_, n) =>
      `${n}`.replace(/\d/g, (digit) => 'абвгдежзик'.charAt(+digit)),
    );
    const many = JobIndex.of([rowOf(fillers.join(' '), 1), rowOf('Бухгалтер', 2), rowOf('Повар', 3)]);
    const spellingIn = (q: string) => many.search(asked(q), now).spelling?.q;
    for (const word of ['бухгалтер', 'повар'])
      for (let at = 0; at < word.length; at++) {
        const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
        const wrong = [`${before}щ${letter}${after}`, `${before}щ${after}`, `${before}${letter}${after}щ`];
        if (word.length > 5 && before !== '' && after !== '') wrong.push(before + after);
        if (after !== '') wrong.push(`${before}${after.charAt(0)}${letter}${after.slice(1)}`);
        for (const typed of wrong) expect([typed, spellingIn(typed)]).toEqual([typed, word]);
      }
  });

  it('equals the naive rules, however the index has grown', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('повар', 'повор', 'говар', 'повара', 'повар-говар', 'пвоар'), {
          maxLength: 12,
        }),
        fc.array(fc.constantFrom('повра', 'овар', 'повыр', 'пповар', 'пвоар', 'говра'), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.nat(12),
        (some, words, at) => {
          const own = some.map(rowOf);
          const grown = JobIndex.of(own.slice(0, at));
          grown.put(own.slice(at));
          const query = asked(words.join(' '));
          expect(grown.search(query, now).spelling).toEqual(NaiveIndex.of(own).search(query, now).spelling);
        },
      ),
    ));
});
