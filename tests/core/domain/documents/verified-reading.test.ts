import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ReadValue, ResumeReading } from '#core/domain/documents/resume-reading.ts';
import {
  mapReading,
  realignedReading,
  sentResume,
  typedWords,
  valuesOf,
} from '#core/domain/documents/verified-reading.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const text = `Анна Примерова
Бухгалтер

Опыт работы
март 2019 — настоящее время
Бухгалтер
ООО «Образец»
— Вела учёт трёх компаний

Навыки
1С, Excel`;
const documentOf = (words: string) => ({ text: words, blocks: blocksOfText(words) });
const read = readResume(documentOf(text));
const typed = (words: string): ReadValue => ({ text: words, line: null, certainty: 'confirmed' });
const withEmployer = (employer: ReadValue | null): ResumeReading => ({
  ...read,
  jobs: read.jobs.map((job) => ({ ...job, employer })),
});

describe('what a browser sends (docs/rules.md#resume-reading-confirmed)', () => {
  it('is believed where it stands in its line', () => {
    expect(valuesOf(read).length).toBeGreaterThan(5);
    expect(sentResume(text, null, read).reading).toEqual(read);
  });

  it('a value that stands in no such line is left out, and one without a line that nobody has confirmed', () => {
    const moved = withEmployer({ text: 'Газпром', line: { start: 0, end: 14 }, certainty: 'sure' });
    expect(sentResume(text, null, moved).reading?.jobs[0]?.employer).toBeNull();
    const outside = withEmployer({ text: 'Газпром', line: { start: 900, end: 990 }, certainty: 'confirmed' });
    expect(sentResume(text, null, outside).reading?.jobs[0]?.employer).toBeNull();
    const unknownEmployer = withEmployer({ ...typed('Газпром'), certainty: 'sure' });
    expect(sentResume(text, null, unknownEmployer).reading?.jobs[0]?.employer).toBeNull();
  });

  it('a value of another line is left out', () => {
    const elsewhere = withEmployer({ text: 'Бухгалтер', line: { start: 0, end: 14 }, certainty: 'sure' });
    expect(sentResume(text, null, elsewhere).reading?.jobs[0]?.employer).toBeNull();
  });

  it('blocks that are not those of the text give way to its lines', () => {
    const [first] = blocksOfText(text);
    if (!first) throw new Error('no block');
    expect(sentResume(text, [{ ...first, end: text.length + 1 }], null).blocks).toEqual(blocksOfText(text));
    expect(sentResume(text, [first, first], null).blocks).toEqual(blocksOfText(text));
    expect(sentResume(text, [first], null).blocks).toEqual([first]);
  });
});

describe('what its owner has confirmed or typed', () => {
  it('stands in facts and in a letter; what is unsure in neither', () => {
    const own = withEmployer(typed('ООО «Верное»'));
    expect(typedWords(own)).toEqual(['ООО «Верное»']);
    expect(extractResumeFacts(sentResume(text, null, own)).jobs[0]?.employer).toBe('ООО «Верное»');
    const form = { resumeText: text, companyName: 'Вектор', position: 'Бухгалтер' };
    expect(letterByRules(letterForm.parse({ ...form, reading: own }), null)).toContain('Верное');

    const [job] = read.jobs;
    const unsure = withEmployer(job?.employer ? { ...job.employer, certainty: 'unsure' } : null);
    expect(extractResumeFacts(sentResume(text, null, unsure)).jobs[0]?.employer).toBeNull();
    expect(letterByRules(letterForm.parse({ ...form, reading: unsure }), null)).not.toContain('Образец');
  });

  it('follows its line through edits, and is unsure again where that is gone', () => {
    const confirmed = mapReading(read, (value) => ({ ...value, certainty: 'confirmed' as const }));
    const longer = documentOf(text.replace('Опыт работы', 'О себе\nАккуратна\n\nОпыт работы'));
    const moved = realignedReading(confirmed, documentOf(text), longer);
    for (const { text: words, line, certainty } of valuesOf(moved)) {
      expect(certainty).toBe('confirmed');
      expect(longer.text.slice(line?.start, line?.end)).toContain(words);
    }
    const other = documentOf(text.replace('ООО «Образец»', 'ООО «Другое»'));
    const [job] = realignedReading(confirmed, documentOf(text), other).jobs;
    expect(job?.employer).toMatchObject({ certainty: 'unsure', line: null });
    expect(job?.title?.certainty).toBe('confirmed');
  });

  it('of two equal lines each value keeps its own', () => {
    const before = documentOf(`${text}\nБухгалтер`);
    const after = documentOf(`Резюме\n${before.text}`);
    const lineOfTitle = realignedReading(read, before, after).jobs[0]?.title?.line;
    const moved = 'Резюме\n'.length;
    expect(read.jobs[0]?.title?.line).not.toBeNull();
    expect(lineOfTitle?.start).toBe((read.jobs[0]?.title?.line?.start ?? 0) + moved);
    const position = realignedReading(read, before, after).position?.line;
    expect(position?.start).toBe((read.position?.line?.start ?? 0) + moved);
  });

  it('a value of two lines keeps both, and a typed one has none', () => {
    const before = documentOf('Анна\nПримерова');
    const name: ReadValue = {
      text: before.text,
      line: { start: 0, end: before.text.length },
      certainty: 'sure',
    };
    const position = typed('Бухгалтер');
    const after = documentOf(`Резюме\n${before.text}`);
    const of = (reading: ResumeReading) => realignedReading(reading, before, after);
    const nothing = { ...read, jobs: [], education: [], skills: [], contacts: [] };
    expect(of({ ...nothing, name, position })).toMatchObject({
      name: { line: { start: 7, end: 7 + before.text.length }, certainty: 'sure' },
      position: { line: null, certainty: 'confirmed' },
    });
    expect(realignedReading({ ...nothing, name, position }, before, documentOf('Анна')).name).toMatchObject({
      line: null,
      certainty: 'unsure',
    });
  });
});

it('nobody has typed anything where nothing was read', () => expect(typedWords(null)).toEqual([]));
