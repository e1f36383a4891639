import { chooseDigest } from '#core/domain/digest/choose.ts';
import { areBlocksOf, blocksOfText, isOtherText, realignBlocks } from '#core/domain/documents/blocks.ts';
import { doubtsOf, isGibberish } from '#core/domain/documents/doubts.ts';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import { modelReading, numberedLines, withModelReading } from '#core/domain/documents/model-reading.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { isSampleResume, profileAsResume, resumeFor } from '#core/domain/documents/resume.ts';
import { cleanFileName, formatOf } from '#core/domain/documents/user-document.ts';
import { isVerbatimIn, realignedReading, sentResume } from '#core/domain/documents/verified-reading.ts';
import { classify } from '#core/domain/import/classify.ts';
import { titleRules } from '#core/domain/import/title-rules.ts';
import { withoutUnnamed } from '#core/domain/import/unnamed.ts';
import { isArrangement } from '#core/domain/job/arrangement.ts';
import { clusterKey, titleWithoutLocation } from '#core/domain/job/cluster.ts';
import { moscowDate, withEarlierPublication, withPublication } from '#core/domain/job/freshness.ts';
import { withModification } from '#core/domain/job/job.ts';
import { salaryEnds, withoutControlCharacters } from '#core/domain/job/job-draft.ts';
import { jobTypeLabel, jobTypesOf } from '#core/domain/job/job-type.ts';
import { levelNamed, levelOf } from '#core/domain/job/level.ts';
import { hueOf, initialsOf } from '#core/domain/job/monogram.ts';
import { currencyCode, currencySign } from '#core/domain/job/pay/currency.ts';
import { parseSalary, payKindOf, splitSalaryWords } from '#core/domain/job/pay/salary.ts';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { distinctTags, isSkill } from '#core/domain/job/tags.ts';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { isTimeZone } from '#core/domain/search/date-range.ts';
import { filtersInText } from '#core/domain/search/filters-in-text.ts';
import { defaultSort } from '#core/domain/search/listing.ts';
import { placeInText } from '#core/domain/search/place-in-text.ts';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { tradeStems } from '#core/domain/search/trade-words.ts';
import { isRussianCity, spelledPlace } from '#core/domain/text/cities.ts';
import {
  affirmedItems,
  affirms,
  denies,
  isDenied,
  isDeniedWithin,
  itemsOf,
} from '#core/domain/text/denied.ts';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';
import { isFormOfName } from '#core/domain/text/name-forms.ts';
import { areOneEditApart } from '#core/domain/text/one-edit.ts';
import { unbroken } from '#core/domain/text/plural.ts';
import { isSpellingAt, searchWords, spellingsOf, wholeSpellingsOf } from '#core/domain/text/search-words.ts';
import { nameWords, piecesOf, searchable } from '#core/domain/text/searchable.ts';
import { formStem, hasForm } from '#core/domain/text/word-forms.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import { mergeLists, mergeProfiles } from '#core/domain/user/merge-profiles.ts';
import { aboutLength, canGoOn, reachable } from '#core/domain/user/onboarding.ts';
import { documentsOf, emptyProfile, isBlank, readProfile, withSkill } from '#core/domain/user/profile.ts';
import { foldEmail, mailboxOf } from '#core/domain/user/user.ts';
import { isTooLarge, wordsIn } from '#core/domain/writer/writing.ts';
import { jobRowWith } from '../store/job-rows.ts';
import { matchFunctions } from './match.ts';
import type { TextFunctions } from './text-functions.ts';

const now = new Date('2026-11-20T12:00:00Z');

const words = (text: string) => text.split(/\s+/u);
const profileOf = (text: string) => ({
  ...emptyProfile,
  fullName: text,
  position: text,
  experience: text,
  skills: words(text),
  about: text,
});

export const domainFunctions: TextFunctions = {
  ...matchFunctions,
  'match/ai-relevance#aiRelevance': (text) =>
    aiRelevance({ title: text, skills: words(text), description: text }),
  'digest/choose#chooseDigest': (text) =>
    chooseDigest(
      ['search'],
      words(text).map((title, n) => ({
        row: jobRowWith({ id: String(n), title, company: title, company_id: null, cluster_key: title }),
        searchId: 'search',
      })),
      new Map(),
    ),
  'job/arrangement#isArrangement': isArrangement,
  'job/monogram#hueOf': hueOf,
  'job/monogram#initialsOf': initialsOf,
  'job/cluster#clusterKey': (text) =>
    clusterKey({ companyId: '1', company: text, title: text, salaryWords: text, experience: text }),
  'job/cluster#titleWithoutLocation': titleWithoutLocation,
  'job/pay/currency#currencyCode': currencyCode,
  'job/pay/currency#currencySign': currencySign,
  'search/trade-words#tradeStems': tradeStems,
  'search/date-range#isTimeZone': isTimeZone,
  'search/listing#defaultSort': defaultSort,
  'search/filters-in-text#filtersInText': (text) => filtersInText(text, [{ name: text }], new Set()),
  'search/place-in-text#placeInText': (text) =>
    placeInText(text, [{ name: 'Ростов-на-Дону' }, { name: text }]),
  'search/shared-filters#filtersOfQuery': filtersOfQuery,
  'text/searchable#nameWords': nameWords,
  'text/searchable#piecesOf': piecesOf,
  'text/search-words#isSpellingAt': (text) => isSpellingAt(text, '1 с', text.length >> 1),
  'text/search-words#searchWords': searchWords,
  'text/search-words#spellingsOf': spellingsOf,
  'text/search-words#wholeSpellingsOf': wholeSpellingsOf,
  'text/cities#isRussianCity': isRussianCity,
  'text/cities#spelledPlace': spelledPlace,
  'text/name-forms#isFormOfName': (text) => isFormOfName(text, text),
  'text/keyboard-layout#inOtherLayout': inOtherLayout,
  'text/one-edit#areOneEditApart': (text) => areOneEditApart(text, `${text}а`),
  'text/word-forms#formStem': formStem,
  'text/word-forms#hasForm': (text) => hasForm(text, 'продаж'),
  'text/searchable#searchable': searchable,
  'import/unnamed#withoutUnnamed': (text) => withoutUnnamed([text]),
  'import/classify#classify': (text) =>
    classify(
      text,
      titleRules.map(({ categoryId }) => ({ categoryId, hasExcludedWords: true })),
    ),
  'job/job-draft#salaryEnds': salaryEnds,
  'job/job-draft#withoutControlCharacters': withoutControlCharacters,
  'job/job-type#jobTypeLabel': jobTypeLabel,
  'job/job-type#jobTypesOf': (text) => jobTypesOf({ job_type: text, location: text }),
  'job/level#levelNamed': levelNamed,
  'job/level#levelOf': levelOf,
  'user/merge-profiles#mergeLists': (text) => mergeLists([], text.split(' '), `${text} x`.split(' ')),
  'user/merge-profiles#mergeProfiles': (text) =>
    mergeProfiles(profileOf(''), profileOf(text), profileOf(`${text} `)),
  'user/onboarding#aboutLength': aboutLength,
  'user/onboarding#canGoOn': (text) => [2, 3, 4].map((step) => canGoOn(step as 2 | 3 | 4, profileOf(text))),
  'user/onboarding#reachable': (text) => reachable(5, profileOf(text)),
  'user/profile#documentsOf': (text) => documentsOf(words(text)),
  'user/profile#isBlank': isBlank,
  'user/profile#readProfile': (text) => readProfile(JSON.stringify(profileOf(text))),
  'user/profile#withSkill': (text) => withSkill(words(text), text),
  'documents/blocks#areBlocksOf': (text) => areBlocksOf(text, blocksOfText(text)),
  'documents/blocks#blocksOfText': blocksOfText,
  'documents/blocks#isOtherText': (text) => isOtherText(text, `${text}\n${text}`),
  'documents/blocks#realignBlocks': (text) =>
    realignBlocks({ text: `а\n${text}`, blocks: blocksOfText(`а\n${text}`) }, text),
  'documents/model-reading#numberedLines': (text) => numberedLines({ text, blocks: blocksOfText(text) }),
  'documents/model-reading#withModelReading': (text) => {
    const document = { text, blocks: blocksOfText(text) };
    const value = { line: 1, text: text.trim().slice(0, 400) };
    const entry = { employer: value, post: value, period: value, school: value, degree: value };
    const answer = { name: value, position: value, jobs: [entry], education: [entry], skills: [value] };
    return withModelReading(modelReading.parse(answer), readResume(document), document);
  },
  'documents/verified-reading#isVerbatimIn': (text) =>
    isVerbatimIn(text, { text, line: { start: 0, end: text.length }, certainty: 'sure' }),
  'documents/verified-reading#realignedReading': (text) => {
    const before = { text, blocks: blocksOfText(text) };
    const after = `${text}\n${text}`;
    return realignedReading(readResume(before), before, { text: after, blocks: blocksOfText(after) });
  },
  'documents/verified-reading#sentResume': (text) =>
    sentResume(text, blocksOfText(text), readResume({ text, blocks: blocksOfText(text) })),
  'documents/known-resume#knownResume': (text) =>
    knownResume(JSON.stringify({ text, blocks: blocksOfText(text), reading: null }), `${text}.`),
  'documents/doubts#doubtsOf': doubtsOf,
  'documents/doubts#isGibberish': isGibberish,
  'documents/resume#isSampleResume': isSampleResume,
  'documents/resume#profileAsResume': (text) => profileAsResume(profileOf(text)),
  'documents/resume#resumeFor': (text) => resumeFor(text, profileOf(text)),
  'job/freshness#moscowDate': (text) => moscowDate(Number.isNaN(Date.parse(text)) ? now.toISOString() : text),
  'job/freshness#withEarlierPublication': (text) => withEarlierPublication(jobRowWith({}), text),
  'job/freshness#withPublication': (text) => withPublication(jobRowWith({}), text),
  'job/job#withModification': (text) =>
    withModification(jobRowWith({}), jobRowWith({ title: text, tags: words(text) }), false, text),
  'job/pay/salary#parseSalary': parseSalary,
  'job/pay/salary#splitSalaryWords': splitSalaryWords,
  'job/pay/salary#payKindOf': payKindOf,
  'job/shown-job#shownJob': (text) =>
    shownJob(
      jobRowWith({ title: text, company: text, salary: text, tags: words(text) }),
      { copies: 0, otherCities: 0 },
      now,
      'Europe/Moscow',
    ),
  'job/tags#distinctTags': (text) => distinctTags(words(text)),
  'job/tags#isSkill': isSkill,
  'user/user#foldEmail': foldEmail,
  'user/user#mailboxOf': mailboxOf,
  'documents/user-document#cleanFileName': cleanFileName,
  'documents/user-document#formatOf': formatOf,
  'text/denied#affirmedItems': (text) => affirmedItems(text.split(',')),
  'text/denied#affirms': affirms,
  'text/denied#denies': denies,
  'text/denied#isDenied': isDenied,
  'text/denied#isDeniedWithin': isDeniedWithin,
  'text/denied#itemsOf': itemsOf,
  'text/plural#unbroken': unbroken,
  'text/words#collapse': collapse,
  'text/words#fold': fold,
  'writer/writing#isTooLarge': isTooLarge,
  'writer/writing#wordsIn': wordsIn,
};
