import { use } from 'react';
import { developers as texts } from '../../texts/developers-ru.ts';
import { SiteOrigin } from '../../ui/page-head/page-head.tsx';
import { accessOf, commandOf, type Operation } from './api-description.ts';
import styles from './developers-page.module.css';
import { kindOfValue } from './kind-of-value.ts';

interface Field {
  name: string;
  kind: string;
  isRequired: boolean;
  meaning?: string;
}

function Fields({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  const hasMeanings = fields.some(({ meaning }) => meaning);
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          {hasMeanings && <th scope="col">{texts.meaning}</th>}
          <th scope="col">{texts.takes}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, kind, isRequired, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <span className={styles.required}>{texts.required}</span>}
            </th>
            {hasMeanings && <td>{meaning}</td>}
            <td>{kind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example({ heading, text }: { heading: string; text: string }) {
  return (
    <figure className={styles.example}>
      <figcaption>{heading}</figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

/** One operation, folded: how it is asked and what it answers. */
export function OperationDetails({ operation }: { operation: Operation }) {
  const { method, path, summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const example = body?.example as Record<string, unknown> | undefined;
  const [media = '', { example: answer } = {}] = Object.entries(responses['200'].content)[0] ?? [];
  return (
    <details className={styles.operation}>
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span>
          {summary} <small>{texts.access[accessOf(operation)]}</small>
        </span>
      </summary>
      <Fields
        caption={texts.parameters}
        fields={parameters.map(({ name, schema, required, description }) => ({
          name,
          kind: kindOfValue(schema),
          isRequired: required,
          meaning: description,
        }))}
      />
      {body && (
        <Fields
          caption={[texts.body, ...(requestBody?.description ? [requestBody.description] : [])].join('. ')}
          fields={Object.entries(body.schema.properties).map(([name, schema]) => ({
            name,
            kind: kindOfValue(schema, example?.[name]),
            isRequired: body.schema.required.includes(name),
          }))}
        />
      )}
      <Example heading={texts.request} text={commandOf(operation, use(SiteOrigin))} />
      {answer === undefined ? (
        <p>{texts.answersAs(media)}</p>
      ) : (
        <Example heading={texts.answer} text={JSON.stringify(answer, null, 2)} />
      )}
    </details>
  );
}
