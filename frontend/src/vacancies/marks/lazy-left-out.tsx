import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import type { FoundJobs } from '../queries.ts';
import type { Search } from '../search-address.ts';
import { leftOutOf, useLeftOut } from './use-left-out.ts';
import { useMarkParts } from './use-list-marks.ts';

interface LazyLeftOutProps {
  search: Search;
  found: FoundJobs | undefined;
}

/** Nothing for who has hidden no company, and until it is known. */
export function LazyLeftOut({ search, found }: LazyLeftOutProps) {
  const parts = useMarkParts();
  const userId = userIdOf(useSession());
  const ids = leftOutOf(search, useLeftOut());
  const all = found?.totalWithout.notCompany;
  if (!parts || ids.length === 0) return null;
  return (
    <parts.LeftOut userId={userId} ids={ids} jobs={found && all !== undefined ? all - found.total : null} />
  );
}
