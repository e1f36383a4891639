import { citiesIn, isCity, isRegion } from '#core/domain/documents/reading/words/places.ts';
import { namesHadoop, withoutDeniedMentions } from '#core/domain/match/denials.ts';
import { explainedMatch } from '#core/domain/match/explained-match.ts';
import { isLanguage, languagesIn } from '#core/domain/match/languages.ts';
import { conceptsIn, lexicon, mentionsIn, parseEntries } from '#core/domain/match/lexicon.ts';
import { isOfLicences, withLicences } from '#core/domain/match/licences.ts';
import { phraseBook } from '#core/domain/match/phrase-book.ts';
import { rolesIn } from '#core/domain/match/roles.ts';
import { industriesIn, isIndustry } from '#core/domain/match/seeker/industries.ts';
import { wantsToMove } from '#core/domain/match/seeker/moving.ts';
import { profileFacts, wishedSalary, yearsOfWork } from '#core/domain/match/seeker/profile-facts.ts';
import { salaryIn } from '#core/domain/match/seeker/salary-in.ts';
import { skillSourcesIn } from '#core/domain/match/seeker/seeker-concepts.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { statedExperience } from '#core/domain/match/seeker/stated-experience.ts';
import { worksLongerThanStated, yearsOf } from '#core/domain/match/seeker/years-of.ts';
import { stemOf, tokensOf } from '#core/domain/match/stems.ts';
import { languagesAsked, readAsks } from '#core/domain/match/vacancy/asks.ts';
import { choicesOf } from '#core/domain/match/vacancy/choices.ts';
import { clausesOf } from '#core/domain/match/vacancy/clauses.ts';
import { askOfCode, languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import {
  cityOf,
  demandOf,
  readDemand,
  readDemandOfRow,
  titleStemsOf,
} from '#core/domain/match/vacancy/demand-of.ts';
import { guessedTags } from '#core/domain/match/vacancy/guessed-tags.ts';
import { descriptionLines } from '#core/domain/match/vacancy/lines.ts';
import { partsOfSlashes } from '#core/domain/match/vacancy/related-concepts.ts';
import {
  isNotRequired,
  isObligatory,
  isWelcome,
  withoutDoubleNegations,
} from '#core/domain/match/vacancy/remarks.ts';
import { statementsOf } from '#core/domain/match/vacancy/statements.ts';
import { decodeEntities, plainLines } from '#core/domain/text/html-text.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { preparedOnce, type TextFunctions } from './text-functions.ts';

const factsFor = preparedOnce(extractResumeFacts);
const now = new Date('2026-11-20T12:00:00Z');

const asRead = preparedOnce((text) => readSeeker(factsFor(text), profileOf(text), now));
const profileOf = (text: string) => ({ ...emptyProfile, position: text, about: text, skills: [text] });
const demandInput = { title: 'Разработчик', tags: ['SQL'], description: '' };
const demanded = demandOf({
  title: demandInput.title,
  demand: readDemand(demandInput),
  experience: null,
  job_type: 'Full-time',
  location: 'Москва',
  salary: '',
  industry_id: null,
});

export const matchFunctions: TextFunctions = {
  'match/explained-match#explainedMatch': (text) =>
    explainedMatch(asRead(text), demanded, { title: text, tags: [text], description: text }),
  'documents/reading/words/places#citiesIn': citiesIn,
  'documents/reading/words/places#isCity': isCity,
  'documents/reading/words/places#isRegion': isRegion,
  'match/lexicon#conceptsIn': conceptsIn,
  'match/lexicon#mentionsIn': (text) => mentionsIn(text),
  'match/lexicon#parseEntries': (text) => parseEntries([text]),
  'match/phrase-book#phraseBook': (text) => phraseBook([['id', [text]]]).find(tokensOf(text)),
  'match/roles#rolesIn': rolesIn,
  'match/languages#isLanguage': isLanguage,
  'match/languages#languagesIn': languagesIn,
  'match/licences#isOfLicences': isOfLicences,
  'match/licences#withLicences': withLicences,
  'match/seeker/moving#wantsToMove': wantsToMove,
  'match/seeker/profile-facts#wishedSalary': wishedSalary,
  'match/seeker/profile-facts#yearsOfWork': (text) => yearsOfWork(text, now),
  'match/seeker/profile-facts#profileFacts': (text) => profileFacts(profileOf(text), now),
  'match/seeker/salary-in#salaryIn': (text) => salaryIn(factsFor(text).lines),
  'match/seeker/stated-experience#statedExperience': (text) =>
    statedExperience(factsFor(text).lines, Number.POSITIVE_INFINITY),
  'match/seeker/years-of#worksLongerThanStated': (text) => worksLongerThanStated(factsFor(text), now),
  'match/seeker/years-of#yearsOf': (text) => yearsOf(factsFor(text), [], now),
  'match/seeker/seeker-concepts#skillSourcesIn': (text) => skillSourcesIn(factsFor(text)),
  'match/seeker/seeker-of#readSeeker': (text) => readSeeker(factsFor(text), profileOf(text), now),
  'match/seeker/industries#industriesIn': (text) => industriesIn(text.split('\n')),
  'match/seeker/industries#isIndustry': isIndustry,
  'match/stems#stemOf': stemOf,
  'match/stems#tokensOf': tokensOf,
  'match/denials#namesHadoop': namesHadoop,
  'match/denials#withoutDeniedMentions': (text) => {
    const tokens = tokensOf(text);
    return withoutDeniedMentions(lexicon().book.find(tokens), tokens, text);
  },
  'match/vacancy/remarks#isNotRequired': isNotRequired,
  'match/vacancy/remarks#isWelcome': isWelcome,
  'match/vacancy/remarks#isObligatory': isObligatory,
  'match/vacancy/remarks#withoutDoubleNegations': withoutDoubleNegations,
  'match/vacancy/clauses#clausesOf': clausesOf,
  'match/vacancy/statements#statementsOf': statementsOf,
  'match/vacancy/asks#languagesAsked': languagesAsked,
  'match/vacancy/asks#readAsks': (text) => readAsks({ title: text, tags: [text], description: text }),
  'match/vacancy/demand-column#askOfCode': askOfCode,
  'match/vacancy/demand-column#languageOfCode': languageOfCode,
  'match/vacancy/demand-of#cityOf': cityOf,
  'match/vacancy/demand-of#readDemand': (text) =>
    readDemand({ title: text, tags: [text], description: text }),
  'match/vacancy/demand-of#readDemandOfRow': (text) =>
    readDemandOfRow({ title: text, tags: [text], tags_guessed: true, edited: [text] }, text),
  'match/vacancy/demand-of#titleStemsOf': titleStemsOf,
  'match/vacancy/guessed-tags#guessedTags': (text) => guessedTags({ title: text, description: text }, 8),
  'text/html-text#decodeEntities': decodeEntities,
  'text/html-text#plainLines': plainLines,
  'match/vacancy/choices#choicesOf': (text) =>
    choicesOf(
      tokensOf(text).map(({ start, end }) => ({ concept: 'html', from: start, to: end })),
      text,
    ),
  'match/vacancy/lines#descriptionLines': descriptionLines,
  'match/vacancy/related-concepts#partsOfSlashes': (text) => partsOfSlashes(text.split('/')),
};
