import type { Job } from '#core/domain/job/shown-job.ts';
import { appliedAt, type TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useHiddenCompanies, useHiddenJobs, useSeen } from '../../tracker/marks-store.ts';
import { useTracked } from '../../tracker/tracker-store.ts';

export interface JobMarks {
  record: TrackedJob | undefined;
  /** ISO instant. */
  appliedAt: string | null;
  isSeen: boolean;
  isHidden: boolean;
  isCompanyHidden: boolean;
}

/** What this reader has made of a vacancy. */
export function useJobMarks({ id, companyId }: Job): JobMarks {
  const userId = userIdOf(useSession());
  const record = useTracked(userId).find((item) => item.id === id);
  return {
    record,
    appliedAt: record ? appliedAt(record) : null,
    isSeen: useSeen(userId).includes(id),
    isHidden: useHiddenJobs(userId).some((job) => job.id === id),
    isCompanyHidden: useHiddenCompanies(userId).some((company) => company.id === companyId),
  };
}
