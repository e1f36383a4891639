import { useSearchParams } from 'react-router-dom';
import { useMarkHydrated } from '../api/use-mark-hydrated.ts';
import { market as texts } from '../texts/market-ru.ts';
import { failure, page } from '../texts/ru.ts';
import { Awaiting } from '../ui/awaiting/awaiting.tsx';
import { Button } from '../ui/control/button.tsx';
import { PageLink } from '../ui/control/page-link.tsx';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { MarketFigures } from './market-figures.tsx';
import styles from './market-page.module.css';
import { useMarket } from './queries.ts';

/** What the vacancies of a month pay, ask for, and how long they are open (docs/rules.md#market-page). */
export default function MarketPage() {
  useMarkHydrated();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [address] = useSearchParams();
  const { data, isFailed, isAwaited, refetch } = useMarket(address.get('month'));
  return (
    <div className={styles.page}>
      <PageHead title={page.title(texts.title)} description={texts.description} address="/market" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      <p className={styles.lead}>{texts.lead}</p>
      <div role="status" className={styles.status}>
        {!isFailed && !data && <p>{texts.loading}</p>}
        {data?.months.length === 0 && <p>{texts.empty}</p>}
        {!isFailed && data?.figures === null && data.months.length > 0 && (
          <p>
            {texts.notCounted}{' '}
            <PageLink to="/market" className={styles.link}>
              {texts.newest}
            </PageLink>
          </p>
        )}
      </div>
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>
            {texts.failed} {data?.figures && texts.stillShown(data.figures.month)}
          </p>
          <Button onPress={() => refetch()}>{failure.retry}</Button>
        </div>
      )}
      {data?.figures && (
        <Awaiting isBusy={isAwaited}>
          <div className={styles.figures}>
            <MarketFigures month={data.figures} months={data.months} />
          </div>
        </Awaiting>
      )}
    </div>
  );
}
