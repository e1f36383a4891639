import { userIdOf } from '../../session/session-state.ts';
import { useSession } from '../../session/use-session.ts';
import type { FoundJobs } from '../queries.ts';
import type { Search } from '../search-address.ts';
import { excludedCompanies, useHiddenCompanyIds } from './use-hidden-company-ids.ts';
import { useMarkParts } from './use-list-marks.ts';

interface LazyHiddenCompaniesProps {
  search: Search;
  found: FoundJobs | undefined;
}

/** Nothing for who has hidden no company, and until it is known. */
export function LazyHiddenCompanies({ search, found }: LazyHiddenCompaniesProps) {
  const parts = useMarkParts();
  const userId = userIdOf(useSession());
  const ids = excludedCompanies(search, useHiddenCompanyIds());
  const all = found?.totalWithout.notCompany;
  if (!parts || ids.length === 0) return null;
  return (
    <parts.HiddenCompanies
      userId={userId}
      ids={ids}
      jobs={found && all !== undefined ? all - found.total : null}
    />
  );
}
