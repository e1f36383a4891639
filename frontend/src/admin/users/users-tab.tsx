import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { adminRole, type User } from '#core/domain/user/user.ts';
import { useSession } from '../../session/use-session.ts';
import { ownRoleConfirmation, users as texts, userFailures } from '../../texts/admin/admin-users-ru.ts';
import { failure } from '../../texts/ru.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { LoadMoreButton } from '../more.tsx';
import { SearchField } from '../search-field.tsx';
import { useLostRole } from '../use-lost-role.ts';
import { useSetAdmin, useUsers } from './queries.ts';
import styles from './users-tab.module.css';
import { UsersTable } from './users-table.tsx';

/** The users' tab (docs/rules.md#admin-users). */
export function UsersTab() {
  const [emailPrefix, setEmailPrefix] = useState('');
  const [userToDemote, setUserToDemote] = useState<User | null>(null);
  const session = useSession();
  const ownId = session.status === 'user' ? session.user.id : null;
  const list = useUsers(emailPrefix);
  const setAdmin = useSetAdmin(ownId);
  useLostRole(list.error);

  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  const isDirectory = list.data?.pages[0]?.isDirectory ?? true;
  const change = (user: User, isAdmin: boolean) => {
    if (!isAdmin && user.id === ownId) setUserToDemote(user);
    else setAdmin.change(user, isAdmin);
  };

  return (
    <div className={styles.tab}>
      <h2 className="visually-hidden">{texts.heading}</h2>
      {isDirectory ? (
        <div className={styles.search}>
          <SearchField
            value={emailPrefix}
            label={texts.searchLabel}
            placeholder={texts.search}
            clearLabel={texts.clear}
            onSearch={setEmailPrefix}
          />
        </div>
      ) : (
        <p className={styles.note}>{texts.note}</p>
      )}
      <p role="status" className="visually-hidden">
        {list.isPending || list.isPlaceholderData ? texts.loading : list.data && texts.shown(users.length)}
      </p>
      {list.isPending && <p className={styles.loading}>{texts.loading}</p>}
      {list.isError && !list.data && (
        <div className={styles.message}>
          <p className={styles.words}>{userFailures.load}</p>
          <p className={styles.hint}>{texts.failedHint}</p>
          <Button loading={list.isFetching} loadingText={texts.loading} onClick={() => list.refetch()}>
            {failure.retry}
          </Button>
        </div>
      )}
      {list.data && users.length === 0 && !list.hasNextPage && (
        <div className={styles.message}>
          <p className={styles.words}>{texts.nobody}</p>
          <Button onClick={() => setEmailPrefix('')}>{texts.reset}</Button>
        </div>
      )}
      {users.length > 0 && (
        <UsersTable
          users={users}
          ownId={ownId}
          isStale={list.isPlaceholderData}
          changing={setAdmin.changing}
          lastAdmin={lastAdminOf(users, isDirectory && emailPrefix === '' && !list.hasNextPage)}
          onChange={change}
        />
      )}
      <LoadMoreButton
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        text={texts.more}
        loadingText={texts.loading}
        className={styles.more}
        onMore={() => void list.fetchNextPage()}
      />
      {userToDemote && (
        <ConfirmDialog
          {...ownRoleConfirmation}
          onCancel={() => setUserToDemote(null)}
          onConfirm={() => {
            setUserToDemote(null);
            setAdmin.change(userToDemote, false);
          }}
        />
      )}
    </div>
  );
}

/** The only admin's id, where that can be known: all users are on the screen. */
export function lastAdminOf(users: readonly User[], areAll: boolean): string | null {
  const admins = users.filter(({ roles }) => roles.includes(adminRole));
  return areAll && admins.length === 1 ? (admins[0]?.id ?? null) : null;
}
