import { Fragment, use } from 'react';
import type { AgentToolName } from '#core/contract/agents/agent-tools.ts';
import { toolTexts } from '#core/contract/agents/tool-texts.ts';
import { agents as texts } from '../../texts/developers-ru.ts';
import { SiteOrigin } from '../../ui/page-head/page-head.tsx';
import styles from './developers-page.module.css';

const tools = Object.entries(toolTexts) as [AgentToolName, { title: string; description: string }][];

const exampleMessage = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search_vacancies', arguments: { q: 'python' } },
};

/** How a program that acts for a person asks the site itself (docs/rules.md#mcp). */
export function AgentsSection() {
  const url = `${use(SiteOrigin)}/mcp`;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>
        {texts.lead}
        {texts.versions.map(([separator, version]) => (
          <Fragment key={version}>
            {separator}
            <span className={styles.version}>{version}</span>
          </Fragment>
        ))}
        {texts.afterVersions}
      </p>
      <figure className={styles.example}>
        <figcaption>{texts.settings}</figcaption>
        <pre>{JSON.stringify({ mcpServers: { prizvanie: { url } } }, null, 2)}</pre>
      </figure>
      <figure className={styles.example}>
        <figcaption>{texts.request}</figcaption>
        <pre>{`curl '${url}' \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(exampleMessage)}'`}</pre>
      </figure>
      <dl className={styles.tools}>
        {tools.map(([name, { title, description }]) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {title}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.matching}</p>
      <p>{texts.limits}</p>
      <p>{texts.foreign}</p>
    </section>
  );
}
