import { SyncPlace } from '../account-sync/panel/sync-place.tsx';
import { useIsSynced } from '../account-sync/shown-state.ts';
import { userIdOf } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { profilePage } from '../texts/account/profile-ru.ts';
import { page } from '../texts/ru.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';

/** Of somebody who has signed in; a visitor does not come here. */
export default function ProfilePage() {
  const session = useSession();
  const userId = userIdOf(session);
  const isSynced = useIsSynced(userId, 'profile');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.page}>
      <title>{page.title(profilePage.title)}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {profilePage.title}
      </h1>
      <div className={styles.note}>
        <p>{isSynced ? profilePage.inAccount : profilePage.localOnly}</p>
        {userId !== null && <SyncPlace userId={userId} kind="profile" />}
      </div>
      {session.status === 'user' ? (
        // Another user begins with what is theirs.
        <ProfileForm key={session.user.id} userId={session.user.id} />
      ) : (
        <p role="status" className={styles.loading}>
          {profilePage.loading}
        </p>
      )}
    </div>
  );
}
