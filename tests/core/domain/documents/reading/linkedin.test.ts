import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import {
  isOfLinkedIn,
  readLinkedInEducation,
  readLinkedInJobs,
} from '#core/domain/documents/reading/linkedin.ts';
import { drawn, head } from './drawn.ts';

describe('whose export it is (docs/rules.md#resume-reading-exports)', () => {
  const others = ['(LinkedIn)', 'www.linkedin.com/in/jordan-example'];

  it.each([
    'Contact',
    'Контактная информация',
    'Top Skills',
    'Основные навыки',
    'Page 1 of 2',
    'Page 1 of 12',
    ' \u00a0 Page 1 of 3',
    'March 2022 - Present (3 years 2 months)',
    'May 1998 - September 2001 (3 years 5 months)',
    'Май 2021 - Декабрь 2021 (8 месяцев)',
    'Апрель 2009 - Май 2021 (12 лет 2 месяца)',
    'Апрель 2019 - Май 2020 (1 год 2 месяца)',
    'May 2020 - June 2020 (2 months)',
    'May 2008 - June 2020 (12 years 2 months)',
  ])('«%s» is a sign, and three of them are enough', (sign) => {
    expect(isOfLinkedIn(['Jordan Ellis', ...others].join('\n'))).toBe(false);
    expect(isOfLinkedIn(['Jordan Ellis', sign, 'Kotlin', ...others].join('\n'))).toBe(true);
  });

  it.each(others)('«%s» is one, too', (sign) => {
    expect(isOfLinkedIn('Contact\nTop Skills')).toBe(false);
    expect(isOfLinkedIn(`Contact\nTop Skills\nMy page: ${sign}`)).toBe(true);
  });

  it.each([
    'No Contact',
    'Contact me',
    'Моя контактная информация',
    'Контактная информация: почта',
    'My Top Skills',
    'Top Skills: Kotlin',
    'Мои основные навыки',
    'Основные навыки и знания',
    'Front Page 1 of 2',
    'Page 1 of 2 sheets',
    'Page 2 of 2',
    'Page 1 of many',
    'from March 2022 - Present (3 years)',
    '7 2022 - Present (3 years)',
    'March 2022 - Present',
    'March 2022 - Present (many years)',
    'March 20th - Present (3 years)',
    '2022 - Present (3 years)',
    'May 1998 - 2001 (3 years)',
    'May 1998 - Fall 20xx (3 years)',
  ])('«%s» is none', (words) =>
    expect(isOfLinkedIn(['Jordan Ellis', words, ...others].join('\n'))).toBe(false),
  );
});

type Look = Partial<DocumentBlock>;
const large: Look = {};
const middle: Look = { size: 0.95 };
const small: Look = { size: 0.88 };

const shown = (jobs: ReturnType<typeof readLinkedInJobs>): string[] =>
  jobs.map(({ employer, title, period, duties }) =>
    [
      ...[employer, title].map((part) => part && `${part.certainty === 'sure' ? '' : '? '}${part.text}`),
      period?.from,
      ...duties.map(({ text }) => text),
    ].join(' | '),
  );

const jobsOfDrawn = (lines: readonly (readonly [Look, string])[]) => {
  const document = drawn([[head, 'Experience'], ...lines]);
  return shown(readLinkedInJobs(linesOf(document), document.text));
};
const jobsOfText = (...lines: string[]) => {
  const text = ['Experience', ...lines].join('\n');
  return shown(readLinkedInJobs(linesOf({ text, blocks: blocksOfText(text) }), text));
};

describe('jobs by the size of their letters (docs/rules.md#resume-reading-exports)', () => {
  it('an employer is written larger than its post, and what was done before is not', () =>
    expect(
      jobsOfDrawn([
        [large, 'Quayside'],
        [middle, 'Lead of Platform'],
        [small, 'March 2022 - Present (3 years 2 months)'],
        [small, 'Ran the ledger'],
        [large, 'Fernhill Games'],
        [middle, 'Junior Developer'],
        [small, 'June 2018 - April 2020 (1 year 11 months)'],
        [small, 'Drew maps of islands'],
        [middle, 'Intern'],
        [small, 'June 2017 - May 2018 (1 year)'],
      ]),
    ).toEqual([
      'Quayside | Lead of Platform | 2022-03 | Ran the ledger',
      'Fernhill Games | Junior Developer | 2018-06 | Drew maps of islands',
      'Fernhill Games | Intern | 2017-06',
    ]));

  it('posts of one employer stand under its whole time', () =>
    expect(
      jobsOfDrawn([
        [large, 'Fernhill Games'],
        [middle, 'Junior Developer'],
        [small, 'June 2021 - Present (4 years)'],
        [small, 'Dublin, Ireland'],
        [small, 'Drew maps of islands'],
        [large, 'Quayside'],
        [middle, '5 years 1 month'],
        [middle, 'Lead of Platform'],
        [small, 'March 2018 - May 2021 (3 years 2 months)'],
        [small, 'Ran the ledger'],
        [middle, 'Developer'],
        [small, 'April 2016 - March 2018 (2 years)'],
        [small, 'Built it'],
      ]),
    ).toEqual([
      'Fernhill Games | Junior Developer | 2021-06 | Drew maps of islands',
      'Quayside | Lead of Platform | 2018-03 | Ran the ledger',
      'Quayside | Developer | 2016-04 | Built it',
    ]));

  it('letters of hardly another size are of the same', () =>
    expect(
      jobsOfDrawn([
        [large, 'Quayside'],
        [middle, 'Lead of Platform'],
        [small, 'March 2022 - Present (3 years 2 months)'],
        [{ size: 0.96 }, 'Ran the ledger'],
        [middle, 'Developer'],
        [small, 'April 2020 - March 2022 (2 years)'],
      ]),
    ).toEqual(['Quayside | Lead of Platform | 2022-03 | Ran the ledger', 'Quayside | Developer | 2020-04']));

  it('a period in the middle of a duty is of no job', () =>
    expect(
      jobsOfDrawn([
        [large, 'Quayside'],
        [middle, 'Lead of Platform'],
        [small, 'March 2022 - Present (3 years 2 months)'],
        [small, 'Grew sales in March 2023 - May 2024 by a half'],
      ]),
    ).toEqual(['Quayside | Lead of Platform | 2022-03 | Grew sales in March 2023 - May 2024 by a half']));

  it('a post has a hundred and twenty characters', () => {
    const lines = (post: string) =>
      jobsOfDrawn([
        [large, 'Quayside'],
        [middle, post],
        [small, 'March 2022 - Present (3 years 2 months)'],
      ]);
    expect(lines('a'.repeat(120))).toEqual([`Quayside | ${'a'.repeat(120)} | 2022-03`]);
    expect(lines('a'.repeat(121))).toEqual(['Quayside |  | 2022-03']);
  });

  it('nobody is employed by himself, and a contact is no post that is sure', () =>
    expect(
      jobsOfDrawn([
        [large, 'Freelance'],
        [middle, 'www.example.com'],
        [small, 'March 2022 - Present (3 years 2 months)'],
      ]),
    ).toEqual([' | ? www.example.com | 2022-03']));
});

describe('jobs of a text without layout (docs/rules.md#resume-reading-exports)', () => {
  it('the first employer is sure, what stands above another post may be a duty', () =>
    expect(
      jobsOfText(
        ...['Quayside', 'Lead of Platform', 'March 2022 - Present (3 years 2 months)', 'Ran the ledger'],
        ...['Fernhill Games', 'Developer', 'April 2020 - March 2022 (2 years)', 'Drew maps'],
      ),
    ).toEqual([
      'Quayside | Lead of Platform | 2022-03 | Ran the ledger',
      '? Fernhill Games | Developer | 2020-04 | Drew maps',
    ]));

  it('posts of one employer stand under its whole time', () =>
    expect(
      jobsOfText(
        ...['Quayside', '5 years 1 month', 'Lead of Platform', 'March 2022 - Present (3 years 2 months)'],
        ...['Ran the ledger', 'Fernhill Games', '3 years', 'Developer', 'April 2019 - March 2022 (3 years)'],
      ),
    ).toEqual([
      'Quayside | Lead of Platform | 2022-03 | Ran the ledger',
      'Fernhill Games | Developer | 2019-04',
    ]));

  it('a period with nothing above it is of no job, and a post alone has no employer', () => {
    expect(jobsOfText('March 2022 - Present (3 years 2 months)', 'Ran the ledger')).toEqual([]);
    expect(jobsOfText('Developer', 'March 2022 - Present (3 years 2 months)', 'Ran it')).toEqual([
      ' | Developer | 2022-03 | Ran it',
    ]);
  });

  it.each(['Page 1 of 2', 'Page 10 of 12'])('«%s» is the foot of a page', (foot) =>
    expect(
      jobsOfText('Quayside', 'Developer', 'March 2022 - Present (3 years)', 'Ran it', foot, 'Built it'),
    ).toEqual(['Quayside | Developer | 2022-03 | Ran it | Built it']),
  );

  it.each(['Wrote page 1 of 2', 'Page 1 of 2 and 3', 'Page A of B'])('«%s» is none', (duty) =>
    expect(jobsOfText('Quayside', 'Developer', 'March 2022 - Present (3 years)', duty)).toEqual([
      `Quayside | Developer | 2022-03 | ${duty}`,
    ]),
  );
});

describe('schools (docs/rules.md#resume-reading-exports)', () => {
  const studiesOf = (...lines: string[]) => {
    const text = ['Education', 'Trinity College Dublin', ...lines].join('\n');
    return readLinkedInEducation(linesOf({ text, blocks: blocksOfText(text) })).map(
      ({ school, degree, period }) => [school?.text, degree?.text, period?.from, period?.to],
    );
  };
  const degree = 'Bachelor of Science, Computer Science';

  it.each([
    [`${degree} · (2014 - 2018)`, degree],
    [`${degree}· (2014 - 2018)`, degree],
    [`${degree} ·(2014 - 2018)`, degree],
    [`${degree} (2014 - 2018)`, degree],
    [`${degree}(2014 - 2018)`, degree],
    ['(2014 - 2018)', undefined],
    ['· (2014 - 2018)', undefined],
  ])('«%s»', (line, words) => {
    expect(studiesOf(line)).toEqual([['Trinity College Dublin', words, '2014', '2018']]);
    expect(studiesOf('Page 1 of 2', line)).toEqual([['Trinity College Dublin', words, '2014', '2018']]);
  });

  it('by months', () =>
    expect(studiesOf(`${degree} · (September 2014 - June 2018)`)).toEqual([
      ['Trinity College Dublin', degree, '2014-09', '2018-06'],
    ]));

  it.each([degree, `${degree} (remote)`, '2014 - 2018', `${degree} (from 20 to 22)`])(
    'no degree with its period: «%s»',
    (line) => expect(studiesOf(line)).toEqual([]),
  );

  it('of a period in the middle of its line the degree is left out', () =>
    expect(studiesOf(`${degree} (2014 - 2018) with honours`)).toEqual([
      ['Trinity College Dublin', undefined, '2014', '2018'],
    ]));
});
