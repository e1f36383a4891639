import { developers as texts } from '../../texts/developers-ru.ts';
import { failure } from '../../texts/ru.ts';
import { Button } from '../../ui/control/button.tsx';
import { TextPage } from '../text-page.tsx';
import { AgentsSection } from './agents-section.tsx';
import { descriptionAddress, useApiDescription } from './api-description.ts';
import styles from './developers-page.module.css';
import { OperationDetails } from './operation-details.tsx';

/** What the API takes and answers, from the file that programs read (docs/rules.md#api-described). */
export default function DevelopersPage() {
  const { data, error, refetch } = useApiDescription();
  return (
    <TextPage title={texts.title} description={texts.lead} address="/developers">
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
      <AgentsSection />
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
    </TextPage>
  );
}
