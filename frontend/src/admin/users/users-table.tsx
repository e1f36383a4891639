import Button from '@cloudscape-design/components/button';
import { adminRole, type User } from '#core/domain/user/user.ts';
import { users as texts } from '../../texts/admin/admin-users-ru.ts';
import { dayOf } from '../../texts/moments.ts';
import { Awaiting } from '../../ui/awaiting/awaiting.tsx';
import table from '../plain-table.module.css';
import styles from './users-table.module.css';

interface UsersTableProps {
  users: readonly User[];
  ownId: string | null;
  isStale: boolean;
  /** Whose role is being changed. */
  changing: string | null;
  /** Who cannot be removed, if that is known. */
  lastAdmin: string | null;
  onChange(user: User, isAdmin: boolean): void;
}

export function UsersTable({ users, ownId, isStale, changing, lastAdmin, onChange }: UsersTableProps) {
  return (
    <Awaiting className={table.frame} isBusy={isStale}>
      <table className={table.table} aria-label={texts.heading}>
        <thead>
          <tr>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.roles}</th>
            <th scope="col">{texts.registered}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => {
            const isAdmin = user.roles.includes(adminRole);
            const email = user.email || texts.noEmail;
            return (
              <tr key={user.id}>
                <td data-label={texts.email}>
                  <span>
                    <bdi className={styles.email}>{email}</bdi>
                    {user.id === ownId && <span className={styles.you}> {texts.you}</span>}
                  </span>
                </td>
                <td data-label={texts.roles}>
                  <ul className={styles.roles}>
                    {(user.roles.length > 0 ? user.roles : [texts.plain]).map((role) => (
                      <li key={role} className={`${styles.role} ${role === adminRole ? styles.admin : ''}`}>
                        {role}
                      </li>
                    ))}
                  </ul>
                </td>
                <td data-label={texts.registered}>
                  <time dateTime={user.created_at}>{dayOf(user.created_at)}</time>
                </td>
                <td data-label={texts.actions}>
                  <span>
                    <Button
                      formAction="none"
                      ariaLabel={isAdmin ? texts.revokeNamed(email) : texts.grantNamed(email)}
                      loading={changing === user.id}
                      loadingText={texts.loading}
                      disabled={(changing !== null && changing !== user.id) || user.id === lastAdmin}
                      {...(user.id === lastAdmin && { disabledReason: texts.lastAdmin })}
                      onClick={() => onChange(user, !isAdmin)}
                    >
                      {isAdmin ? texts.revoke : texts.grant}
                    </Button>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Awaiting>
  );
}
