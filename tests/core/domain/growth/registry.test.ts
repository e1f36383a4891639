import { expect, test } from 'vitest';
import { functionsThatTake } from '#tests/support/growth/exported-functions.ts';
import { domainFunctions } from '#tests/support/text-functions/domain.ts';
import { readingFunctions } from '#tests/support/text-functions/reading.ts';
import { wholeWriterFunctions, writerFunctions } from '#tests/support/text-functions/writer.ts';

/** Take texts of ours alone: ids and names of constants, or what a schema has bounded to a list. */
const ownTextFunctions = [
  'digest/when#dayIn',
  'digest/when#dueAfterEmail',
  'digest/when#dueAt',
  'digest/when#nextMorning',
  'digest/when#timeIn',
  'market/market-month#monthBefore',
  'match/vacancy/demand-column#languageCode',
  'match/vacancy/related-concepts#areOfOneKind',
  'search/facets#byName',
  'search/catalog#categoryWithAncestors',
  'search/catalog#categoryWithDescendants',
  'job/pay/currency#ratesFrom',
  'search/date-range#dateRange',
  'search/market#similarityScopes',
  'search/date-range#offsetAt',
  'import/classify#topLevelOf',
  'import/liveness#isDoubtful',
  'import/liveness#closedAsDelisted',
  'job/job#withClosing',
  'job/posted-at#postedAt',
  'match/roles#relationOf',
  'match/weights#conceptWeight',
  'match/weights#stemWeight',
  'match/similarity#sharedRoleWith',
  'match/similarity#weightOfConcepts',
  'text/name-order#byWords',
  'text/words#wholeWords',
  'tracker/corrections#redated',
  'tracker/corrections#withEventText',
  'tracker/marks#withSeen',
  'tracker/stage-history#isAtBeginning',
  'tracker/tracked-job#newTracked',
  'tracker/tracked-job#withField',
  'tracker/tracked-job#withMoveTakenBack',
  'tracker/tracked-job#withSent',
  'tracker/tracked-job#withStage',
];

/** Types by which texts come in, besides plain strings. */
const textTypes =
  /\b(?:string|Profile|LetterForm|LetterVacancy|ResumeLine|ResumeDocument|HeadLine|ResumeFacts|Advice|VacancyText|[A-Z]\w*Text)\b/u;

const sorted = (names: readonly string[]) => names.toSorted();

test('every function of core that takes a text meets hostile ones', () => {
  const measured = [
    ...Object.keys(domainFunctions),
    ...Object.keys({ ...writerFunctions, ...wholeWriterFunctions }).map((name) => `writer/${name}`),
    ...Object.keys(readingFunctions).map((name) => `documents/reading/${name}`),
  ];
  expect(sorted(functionsThatTake('functions/core/domain', textTypes))).toEqual(
    sorted([...measured, ...ownTextFunctions]),
  );
});
