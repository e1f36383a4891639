import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { knownResume } from '#core/domain/documents/known-resume.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { mapReading } from '#core/domain/documents/verified-reading.ts';

const text = 'Вера Лугова\nШвея\nОпыт работы\nООО «Луч», швея, 2019–2021\nШила платья';
const blocks = blocksOfText(text).map((block) => ({ ...block, isBold: true }));
const reading = mapReading(readResume({ text, blocks }), (value) => ({
  ...value,
  certainty: 'confirmed' as const,
}));
const kept = JSON.stringify({ text, blocks, reading });

describe('what a browser knows of a resume (docs/rules.md#resume-reading-confirmed)', () => {
  it('is what it has kept, where the text is the same', () =>
    expect(knownResume(kept, text)).toEqual({ text, blocks, reading }));

  it('goes along with edits', () => {
    const edited = text.replace('Шила платья', 'Вязала юбки');
    const now = knownResume(kept, edited);
    expect(now.blocks.map(({ isBold }) => isBold)).toEqual([true, true, true, true, false]);
    expect(now.reading?.name).toEqual(reading.name);
    expect(now.reading?.jobs[0]?.duties[0]).toMatchObject({ certainty: 'unsure', line: null });
  });

  it('is nothing more than the look, where nothing was confirmed', () =>
    expect(knownResume(JSON.stringify({ text, blocks, reading: null }), text)).toEqual({
      text,
      blocks,
      reading: null,
    }));

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"text":5}'],
    ['a part of it', JSON.stringify({ text })],
    ['another text', JSON.stringify({ text: 'Анна\nПовар\nТула', blocks: [], reading: null })],
  ])('is only its lines, where %s was kept', (_, json) =>
    expect(knownResume(json, text)).toEqual({ text, blocks: blocksOfText(text), reading: null }),
  );
});
