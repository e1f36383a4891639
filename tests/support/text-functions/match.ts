import { citiesIn, isCity, isRegion } from '#core/domain/documents/reading/words/places.ts';
import { isLanguage, languagesIn } from '#core/domain/match/languages.ts';
import { parseEntries } from '#core/domain/match/lexicon.ts';
import { phraseBook } from '#core/domain/match/phrase-book.ts';
import { levelInTitle, rolesIn } from '#core/domain/match/roles.ts';
import { industriesIn, isIndustry } from '#core/domain/match/seeker/industries.ts';
import { seekerOf, seekerOfSkills } from '#core/domain/match/seeker/seeker-of.ts';
import { stemOf, tokensOf } from '#core/domain/match/stems.ts';
import { languagesAsked, readAsks } from '#core/domain/match/vacancy/asks.ts';
import { askOfCode, languageOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { cityOf, readDemand, titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import { descriptionLines } from '#core/domain/match/vacancy/lines.ts';
import { factsOf } from '#core/domain/writer/facts.ts';
import { preparedOnce, type TextFunctions } from './text-functions.ts';

const factsFor = preparedOnce(factsOf);
const now = new Date('2026-11-20T12:00:00Z');

export const matchFunctions: TextFunctions = {
  'documents/reading/words/places#citiesIn': citiesIn,
  'documents/reading/words/places#isCity': isCity,
  'documents/reading/words/places#isRegion': isRegion,
  'match/lexicon#parseEntries': (text) => parseEntries([text]),
  'match/phrase-book#phraseBook': (text) => phraseBook([['id', [text]]]).find(tokensOf(text)),
  'match/roles#levelInTitle': levelInTitle,
  'match/roles#rolesIn': rolesIn,
  'match/languages#isLanguage': isLanguage,
  'match/languages#languagesIn': languagesIn,
  'match/seeker/seeker-of#seekerOf': (text) => seekerOf(factsFor(text), now),
  'match/seeker/seeker-of#seekerOfSkills': (text) => seekerOfSkills(text.split('\n')),
  'match/seeker/industries#industriesIn': (text) => industriesIn(text.split('\n')),
  'match/seeker/industries#isIndustry': isIndustry,
  'match/stems#stemOf': stemOf,
  'match/stems#tokensOf': tokensOf,
  'match/vacancy/asks#languagesAsked': languagesAsked,
  'match/vacancy/asks#readAsks': (text) => readAsks({ title: text, tags: [text], description: text }),
  'match/vacancy/demand-column#askOfCode': askOfCode,
  'match/vacancy/demand-column#languageOfCode': languageOfCode,
  'match/vacancy/demand-of#cityOf': cityOf,
  'match/vacancy/demand-of#readDemand': (text) =>
    readDemand({ title: text, tags: [text], description: text }),
  'match/vacancy/demand-of#titleStemsOf': titleStemsOf,
  'match/vacancy/lines#descriptionLines': descriptionLines,
};
