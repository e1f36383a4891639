import { type ComponentProps, lazy, Suspense } from 'react';
import { usePersonal } from '../../match/personal-store.ts';
import type MatchHead from './match-head.tsx';

const Head = lazy(() => import('./match-head.tsx'));

/** Its code comes only for somebody who has something to be told. */
export function LazyMatchHead(props: ComponentProps<typeof MatchHead>) {
  const { status, isOffered } = usePersonal();
  const isNeeded = props.search.sort === 'match' ? isOffered !== null : isOffered && status === 'short';
  return isNeeded ? (
    <Suspense>
      <Head {...props} />
    </Suspense>
  ) : null;
}
