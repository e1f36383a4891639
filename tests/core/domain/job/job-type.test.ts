import { describe, expect, it } from 'vitest';
import {
  employmentTypeOf,
  jobTypeLabel,
  jobTypes,
  jobTypesOf,
  storedJobType,
} from '#core/domain/job/job-type.ts';

describe('job types (docs/rules.md#format)', () => {
  it('map both ways', () => {
    for (const label of jobTypes) {
      expect(jobTypeLabel(storedJobType(label))).toBe(label);
      expect(jobTypeLabel(label)).toBe(label);
    }
  });

  it.each([
    [{ job_type: 'Full-time', location: 'Москва' }, ['Полная занятость']],
    [{ job_type: 'Part-time', location: 'Remote' }, ['Частичная занятость', 'Удаленная работа']],
    [{ job_type: 'Project', location: 'Удаленная работа' }, ['Проектная работа', 'Удаленная работа']],
    [{ job_type: 'Remote', location: 'Remote' }, ['Удаленная работа']],
    [{ job_type: 'что-то ещё', location: 'Омск' }, ['Полная занятость']],
  ])('%o', (job, types) => expect(jobTypesOf(job)).toEqual(types));
});

it.each([
  ['Полная занятость', 'Full-time', 'FULL_TIME'],
  ['Частичная занятость', 'Part-time', 'PART_TIME'],
  ['Проектная работа', 'Project', 'CONTRACTOR'],
  ['Удаленная работа', 'Remote', undefined],
] as const)(
  '«%s» is stored as %s, and %s to schema.org (docs/rules.md#vacancy-row)',
  (label, stored, type) => {
    expect([storedJobType(label), employmentTypeOf(label)]).toEqual([stored, type]);
    for (const text of [` ${stored.toUpperCase()} `, ` ${label.toUpperCase()} `])
      expect(jobTypeLabel(text)).toBe(label);
  },
);
