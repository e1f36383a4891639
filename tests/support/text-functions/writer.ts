import type { Concept } from '#core/domain/match/lexicon.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { toAccusative } from '#core/domain/writer/advice/accusative.ts';
import { adviseOnDates } from '#core/domain/writer/advice/dates.ts';
import { gapFor } from '#core/domain/writer/advice/gaps.ts';
import { adviseOnLines } from '#core/domain/writer/advice/lines.ts';
import { adviseOnMissingSections } from '#core/domain/writer/advice/missing-sections.ts';
import { adviseOnPersonalData } from '#core/domain/writer/advice/personal-data.ts';
import { adviseOnSkills } from '#core/domain/writer/advice/skills.ts';
import { weakWordsIn } from '#core/domain/writer/advice/weak-words.ts';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { createDenialChecker } from '#core/domain/writer/check/create-denial-checker.ts';
import { createNameChecker } from '#core/domain/writer/check/create-name-checker.ts';
import { createNumberChecker } from '#core/domain/writer/check/create-number-checker.ts';
import { createFigureChecker } from '#core/domain/writer/check/figures.ts';
import { numbersInWords, withNumbersInDigits } from '#core/domain/writer/check/number-words.ts';
import { createRelationChecker, falseRelations } from '#core/domain/writer/check/relations.ts';
import { extractResumeFacts, unique } from '#core/domain/writer/facts.ts';
import { fencedText, fenceRule } from '#core/domain/writer/fenced-text.ts';
import { createInventionChecker, inventedIn } from '#core/domain/writer/invented-in.ts';
import { evidenceText } from '#core/domain/writer/letter/evidence.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { languageFor } from '#core/domain/writer/letter/language.ts';
import { letterSkills, ownedBesideDuties } from '#core/domain/writer/letter/letter-skills.ts';
import { letterMaterial, nameOf } from '#core/domain/writer/letter/material.ts';
import { bulletList, joinList, withStop } from '#core/domain/writer/letter/phrases.ts';
import { isSameTrade, meetsRole } from '#core/domain/writer/letter/role-fit.ts';
import {
  isForeign,
  isPost,
  isProgram,
  isSkillName,
  namesOf,
} from '#core/domain/writer/letter/skill-names.ts';
import { wordingOf } from '#core/domain/writer/letter/wording.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { mayHideLater } from '#core/domain/writer/may-hide-later.ts';
import { isMeasured, measureWeight } from '#core/domain/writer/measures.ts';
import { isDoneByOthers, othersGoOn } from '#core/domain/writer/own/done-by-others.ts';
import {
  isBelittled,
  isKnownWellBy,
  isOnlyBegun,
  knownWellOf,
  withoutOthers,
} from '#core/domain/writer/own/known-well.ts';
import { ownPartOf } from '#core/domain/writer/own/own-part.ts';
import {
  isPossession,
  ownedItems,
  startsWithPermit,
  statesPossession,
  withoutLackedPermits,
} from '#core/domain/writer/own/possessions.ts';
import { isPromptInjection } from '#core/domain/writer/prompt-injection.ts';
import {
  inSmallLetters,
  isAllCaps,
  schoolInSentenceCase,
  toSentenceCase,
} from '#core/domain/writer/sentence-case.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import {
  asProse,
  capitalizeFirst,
  cutToSentences,
  cutToWords,
  isBalanced,
  isMostlyCyrillic,
  lowercaseFirst,
  oneLine,
  withBothClosed,
  withoutHidden,
  withoutInvisible,
} from '#core/domain/writer/text-cleanup.ts';
import { applyEdit, editsBetween } from '#core/domain/writer/text-edit.ts';
import type { LetterForm } from '#core/domain/writer/writing.ts';
import { preparedOnce, type TextFunctions } from './text-functions.ts';

const market = { role: 'Backend', skills: [{ name: 'Python', share: 0.5 }] };
const lines = (text: string) => text.split('\n');
const advice = (text: string) => ({
  id: '1',
  kind: 'wording' as const,
  quote: text,
  at: null,
  proposal: text,
  reason: text,
});
const sentence = 'ООО «Ромашка», 5 лет опыта, Python, anna@example.ru';

const factsFor = preparedOnce(extractResumeFacts);

const formOf = (text: string): LetterForm => ({
  resumeText: text,
  blocks: null,
  reading: null,
  profileData: { ...emptyProfile, fullName: text, experience: text, skills: text.split(/\s+/u), about: text },
  jobUrl: '',
  companyName: text,
  position: text,
  whyInterested: text,
  relevantExperience: text,
  length: 'long',
  language: 'auto',
  variant: 1,
});
const concept: Concept = { id: 'x', name: 'Excel', wordings: [], implies: [], group: 0, kind: 'name' };
const vacancyOf = (text: string) => ({
  title: text,
  company: text,
  tags: text.split(' '),
  description: text,
});

export const writerFunctions: TextFunctions = {
  'advice/gaps#gapFor': (text) => gapFor(text, text),
  'advice/accusative#toAccusative': toAccusative,
  'advice/weak-words#weakWordsIn': (text) => weakWordsIn(`занимался ${text}`),
  'apply-advice#editOf': (text) => editOf(`${text}\n${text}`, advice(text), { start: 0, end: text.length }),
  'text-edit#applyEdit': (text) => applyEdit(text, { start: 0, end: 1, text }),
  'text-edit#editsBetween': (text) => editsBetween(`${text}a${text}`, `${text}b${text}`),
  'sentence-case#toSentenceCase': toSentenceCase,
  'sentence-case#isAllCaps': isAllCaps,
  'sentence-case#inSmallLetters': inSmallLetters,
  'sentence-case#schoolInSentenceCase': schoolInSentenceCase,
  'check/create-denial-checker#createDenialChecker': (text) => [
    createDenialChecker(factsFor(text).lines, [text])(sentence),
    createDenialChecker(factsFor(sentence).lines, [sentence])(text),
  ],
  'check/create-name-checker#createNameChecker': (text) => [
    createNameChecker(text)(sentence),
    createNameChecker(sentence)(text),
    createNameChecker(text)(text),
  ],
  'check/create-number-checker#createNumberChecker': (text) => [
    createNumberChecker(text)(sentence),
    createNumberChecker(sentence)(text),
  ],
  'letter/material#nameOf': (text) => nameOf(text, 120),
  'letter/phrases#bulletList': (text) => bulletList(lines(text), lowercaseFirst),
  'letter/phrases#withStop': withStop,
  'letter/phrases#joinList': (text) => joinList(lines(text), 'и'),
  'text-cleanup#asProse': (text) => asProse(lines(text)),
  'text-cleanup#capitalizeFirst': capitalizeFirst,
  'text-cleanup#cutToSentences': (text) => [cutToSentences(text, 450), cutToSentences(text, text.length / 2)],
  'text-cleanup#cutToWords': (text) => [cutToWords(text, 450), cutToWords(text, text.length / 2)],
  'text-cleanup#isBalanced': isBalanced,
  'text-cleanup#isMostlyCyrillic': isMostlyCyrillic,
  'text-cleanup#lowercaseFirst': lowercaseFirst,
  'text-cleanup#oneLine': oneLine,
  'text-cleanup#withBothClosed': withBothClosed,
  'text-cleanup#withoutHidden': withoutHidden,
  'text-cleanup#withoutInvisible': withoutInvisible,
  'fenced-text#fenceRule': fenceRule,
  'fenced-text#fencedText': (text) => fencedText('boundary', 'DATA', text),
  'prompt-injection#isPromptInjection': (text) => isPromptInjection(text, 'possible'),
  'facts#unique': (text) => unique(text.split(/\s+/u)),
  'measures#isMeasured': isMeasured,
  'measures#measureWeight': measureWeight,
  'suggestions-text#suggestionsText': (text) => suggestionsText([advice(text)]),
};

export const wholeWriterFunctions: TextFunctions = {
  'facts#extractResumeFacts': extractResumeFacts,
  'may-hide-later#mayHideLater': (text) => mayHideLater(factsFor(text).reading, factsFor(text).lines),
  'advice/dates#adviseOnDates': (text) => adviseOnDates(factsFor(text), text, '2026-01'),
  'advice/personal-data#adviseOnPersonalData': (text) => adviseOnPersonalData(factsFor(text)),
  'advice/lines#adviseOnLines': (text) => adviseOnLines(factsFor(text)),
  'advice/missing-sections#adviseOnMissingSections': (text) => adviseOnMissingSections(factsFor(text), text),
  'advice/skills#adviseOnSkills': (text) => adviseOnSkills(factsFor(text), text, market),
  'advise-by-rules#adviseByRules': (text) => adviseByRules(text, factsFor(text), market),
  'invented-in#createInventionChecker': (text) => [
    createInventionChecker([text])(sentence),
    createInventionChecker([sentence])(text),
  ],
  'invented-in#inventedIn': (text) => inventedIn(text, [text]),
  'check/number-words#numbersInWords': (text) => numbersInWords(text),
  'check/number-words#withNumbersInDigits': (text) => withNumbersInDigits(text),
  'check/figures#createFigureChecker': (text) => [
    createFigureChecker(factsFor(text), [text], [text])(sentence),
    createFigureChecker(factsFor(sentence), [text], [text])(text),
  ],
  'check/relations#createRelationChecker': (text) =>
    createRelationChecker(factsFor(text), formOf(text))(sentence),
  'check/relations#falseRelations': (text) => [
    falseRelations(text, factsFor(text), { ...formOf(text), whyInterested: '', relevantExperience: '' }),
    falseRelations(text, factsFor(sentence), formOf(sentence)),
  ],
  'letter/evidence#evidenceText': (text) => evidenceText(factsFor(text), lines(text), vacancyOf(text)),
  'letter/examples#examplesIn': (text) => examplesIn(factsFor(text), new Set(['python']), 'ru', 1),
  'letter/language#languageFor': (text) => languageFor(formOf(text), vacancyOf(text)),
  'own/known-well#isBelittled': isBelittled,
  'own/done-by-others#isDoneByOthers': isDoneByOthers,
  'own/done-by-others#othersGoOn': othersGoOn,
  'own/own-part#ownPartOf': ownPartOf,
  'own/known-well#knownWellOf': (text) => knownWellOf(factsFor(text)).stands(text),
  'own/known-well#isOnlyBegun': isOnlyBegun,
  'own/known-well#withoutOthers': (text) => withoutOthers(text.split(',')),
  'own/possessions#ownedItems': ownedItems,
  'own/possessions#isPossession': isPossession,
  'own/possessions#startsWithPermit': startsWithPermit,
  'own/possessions#withoutLackedPermits': withoutLackedPermits,
  'own/possessions#statesPossession': (text) => statesPossession(text, text),
  'letter/skill-names#isForeign': isForeign,
  'letter/skill-names#isPost': isPost,
  'letter/skill-names#isProgram': isProgram,
  'letter/skill-names#isSkillName': isSkillName,
  'letter/skill-names#namesOf': namesOf,
  'own/known-well#isKnownWellBy': (text) => isKnownWellBy(factsFor(text))(text),
  'letter/letter-skills#ownedBesideDuties': (text) => ownedBesideDuties(factsFor(text))(text),
  'letter/letter-skills#letterSkills': (text) => letterSkills(factsFor(text), lines(text), vacancyOf(text)),
  'letter/wording#wordingOf': (text) => wordingOf({ ...concept, wordings: lines(text) }, text),
  'letter/role-fit#isSameTrade': (text) => [isSameTrade(text, sentence), isSameTrade(text, text)],
  'letter/role-fit#meetsRole': (text) => meetsRole(factsFor(text), text, text),
  'letter/material#letterMaterial': (text) => letterMaterial(formOf(text), factsFor(text), vacancyOf(text)),
  'letter-by-rules#letterByRules': (text) => [
    letterByRules(formOf(text), null),
    letterByRules(formOf(text), vacancyOf(text)),
  ],
};
