import { expect, test } from 'vitest';
import { functionsThatTake, schemasIn } from '#tests/support/growth/exported-functions.ts';
import { assertLinearInTexts } from '#tests/support/growth/growth.ts';
import { sourceFunctions, sourceTexts } from '#tests/support/text-functions/sources.ts';

/** Whatever is not of these types may be foreign, or hold what is. */
const foreignType =
  /^(?!(?:number|boolean|ExchangeRates|Slice|SourceAccess|HttpClientOptions<Answer>|Type)$)/u;

/** Take texts of ours alone, or hand on what somebody else has read. */
const ownTextFunctions = [
  'content-hash#contentHash',
  'content-hash#isSameContent',
  'hh/roles#rolesOfUnit',
  'hh/slices#hhCursor',
  'hh/slices#slice',
  'source#cannotBeAskedFor',
  'source#readAtOnce',
  'source#requireRead',
  'trudvsem/search-terms#searchTermsOf',
];

/** Whose whole work is done once more by `toSourceVacancy`. */
const measuredWithin = ['trudvsem/description#descriptionOf', 'trudvsem/vacancy#detailOf'];

test('every function of the sources that takes a foreign text meets hostile ones', () => {
  const found = [
    ...functionsThatTake('functions/sources', foreignType),
    ...schemasIn('functions/sources'),
  ].filter((name) => !ownTextFunctions.includes(name));
  expect(found.toSorted()).toEqual([...Object.keys(sourceFunctions), ...measuredWithin].toSorted());
});

test.each(Object.entries(sourceFunctions))(
  '%s',
  (_, run) => assertLinearInTexts(run, sourceTexts),
  // A busy machine needs longer for some thousand runs of 10 ms.
  300_000,
);
