import { describe, expect, it } from 'vitest';
import { jobTypeLabel, jobTypes, jobTypesOf, storedJobType } from '#core/domain/job/job-type.ts';

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
