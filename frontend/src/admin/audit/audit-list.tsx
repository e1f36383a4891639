import { actions, audit as texts, user } from '../../texts/admin/admin-audit-ru.ts';
import { momentOf } from '../../texts/moments.ts';
import styles from './audit-list.module.css';
import { changesOf } from './changes.ts';
import type { AuditRecord } from './queries.ts';

/** Who, when and what, the latest first. */
export const AuditList = ({ records }: { records: readonly AuditRecord[] }) => (
  <ul className={styles.list}>
    {records.map((record) => (
      <Entry key={record.id} record={record} />
    ))}
  </ul>
);

const subjectOf = ({ title, subject, subjectEmail }: AuditRecord): string =>
  title ?? subjectEmail ?? user(subject);

function Entry({ record }: { record: AuditRecord }) {
  const { actor, at, action } = record;
  const changes = changesOf(record);
  return (
    <li>
      <p className={styles.who}>
        <time dateTime={at}>{momentOf(at)}</time>
        <bdi>{actor.email ?? texts.somebodyId(actor.id)}</bdi>
      </p>
      <p className={styles.what}>{actions[action](subjectOf(record))}</p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== null && (
                  <Value says={texts.was} isOld={after !== null}>
                    {before}
                  </Value>
                )}
                {before !== null && after !== null && (
                  <span className={styles.arrow} aria-hidden="true">
                    →
                  </span>
                )}
                {after !== null && <Value says={texts.is}>{after}</Value>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** A screen reader has no arrow to go by. */
const Value = ({
  says: label,
  isOld = false,
  children,
}: {
  says: string;
  isOld?: boolean;
  children: string;
}) => (
  <span className={isOld ? styles.old : undefined}>
    <span className="visually-hidden">{label} </span>
    {children}
  </span>
);
