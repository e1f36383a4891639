import { useQuery } from '@tanstack/react-query';
import { developers as texts } from '../../texts/developers-ru.ts';
import { failure, page } from '../../texts/ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts';
import { apiDescription, descriptionAddress } from './api-description.ts';
import styles from './developers-page.module.css';
import { OperationDetails } from './operation-details.tsx';

/** What the API takes and answers, from the file that programs read (docs/rules.md#api-described). */
export default function DevelopersPage() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { data, error, refetch } = useQuery({
    queryKey: ['api-description'],
    queryFn: apiDescription,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: null },
  });
  return (
    <div className={styles.page}>
      <title>{page.title(texts.title)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      <p>{texts.lead}</p>
      <p>{texts.limits}</p>
      <ul className={styles.links}>
        <li>
          <a href={descriptionAddress}>{texts.file}</a>
        </li>
        <li>
          <a href="/api/feed">{texts.feed}</a>
        </li>
        <li>
          <a href="/sitemap.xml">{texts.sitemap}</a>
        </li>
      </ul>
      <div role="status">{!data && !error && <p>{texts.loading}</p>}</div>
      {error && !data && (
        <div role="alert" className={styles.failed}>
          <p>{texts.failed}</p>
          <Button onPress={() => refetch()}>{failure.retry}</Button>
        </div>
      )}
      {data?.map(({ name, operations }) => (
        <section key={name}>
          <h2>{name}</h2>
          {operations.map((operation) => (
            <OperationDetails key={operation.operationId} operation={operation} />
          ))}
        </section>
      ))}
    </div>
  );
}
