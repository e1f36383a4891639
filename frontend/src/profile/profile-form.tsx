import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { documentsOf, maxProfileTextLength, type Profile } from '#core/domain/user/profile.ts';
import { draftStore } from '../browser-storage/draft-store.ts';
import { profileChanges, withEdits } from '../browser-storage/profile-changes.ts';
import { storeProfile, useStoredProfile } from '../browser-storage/user-data.ts';
import { fieldIsFull, fields, profilePage } from '../texts/account/profile-ru.ts';
import { failure } from '../texts/ru.ts';
import { Card } from '../ui/card/card.tsx';
import { ProfileField } from '../ui/form/profile-field.tsx';
import { SkillsField } from '../ui/form/skills-field.tsx';
import { UnsavedChangesDialog } from '../ui/form/unsaved-changes-dialog.tsx';
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { useOwnError } from '../ui/notifications/use-own-error.ts';
import { changedFields, unsavedFields } from './changed-fields.ts';
import { Documents } from './documents.tsx';
import styles from './profile-form.module.css';

const clock = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

const profileDraft = z.object({
  /** Only what is changed here: what another tab saves shows in all other fields. */
  edited: profileChanges,
  skillsBefore: z.array(z.string()),
  typedSkill: z.string(),
});
type ProfileDraft = z.infer<typeof profileDraft>;

/** Who is signed out, or leaves without being asked, finds it again in this tab. */
const drafts = draftStore('profile_draft', profileDraft);
const nothingTyped: ProfileDraft = { edited: {}, skillsBefore: [], typedSkill: '' };

export function ProfileForm({ userId }: { userId: string }) {
  const stored = useStoredProfile(userId);
  const { edited, skillsBefore, typedSkill } = drafts.use(userId) ?? nothingTyped;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const profile = withEdits(stored, edited, skillsBefore);
  const unsaved = unsavedFields(stored, edited, { skills: profile.skills, typedSkill });
  const isChanged = Object.keys(unsaved).length > 0;
  const { leaveTo, ...guard } = useLeaveGuard(isChanged);
  const problem = useOwnError();

  const keep = (typed: Partial<ProfileDraft>) =>
    drafts.write(userId, { ...(drafts.read(userId) ?? nothingTyped), ...typed });
  const forget = () => drafts.write(userId, null);
  const change = (changes: Partial<Profile>) => {
    problem.forget();
    const before = drafts.read(userId)?.edited;
    keep({
      edited: changedFields(stored, { ...before, ...changes }),
      ...(changes.skills && { skillsBefore: stored.skills }),
    });
  };

  function save(event: FormEvent) {
    event.preventDefault();
    // Saving writes an empty list (docs/rules.md#profile-artifacts).
    if (!storeProfile(userId, { ...stored, ...unsaved, artifacts: [] })) {
      keep({ edited: unsaved, skillsBefore: stored.skills, typedSkill: '' });
      problem.show({ title: failure.title, text: profilePage.notSaved });
      return;
    }
    problem.forget();
    forget();
    setSavedAt(new Date());
    notify({ type: 'success', text: profilePage.saved });
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <div className={styles.cards}>
        <div className={styles.column}>
          <Card heading={profilePage.personal}>
            <div className={styles.fields}>
              <ProfileField name="fullName" profile={profile} onChange={change} />
              <ProfileField name="position" profile={profile} onChange={change} />
              <ProfileField name="experience" profile={profile} onChange={change} />
              <ProfileField name="location" profile={profile} onChange={change} />
            </div>
            <FormField
              label={fields.about.label}
              warningText={profile.about.length >= maxProfileTextLength && fieldIsFull(maxProfileTextLength)}
              stretch
            >
              <Textarea
                name="about"
                value={profile.about}
                rows={8}
                placeholder={fields.about.placeholder}
                nativeTextareaAttributes={{ maxLength: maxProfileTextLength }}
                onChange={({ detail }) => change({ about: detail.value })}
              />
            </FormField>
          </Card>
          <Card heading={profilePage.preferences}>
            <ProfileField name="salary" profile={profile} onChange={change} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card heading={profilePage.documents}>
            <Documents userId={userId} names={documentsOf(profile.artifacts)} />
          </Card>
          <Card heading={profilePage.skills}>
            <SkillsField
              skills={profile.skills}
              typed={typedSkill}
              onChange={(skills) => change({ skills })}
              onType={(typed) => keep({ typedSkill: typed })}
            />
          </Card>
        </div>
      </div>
      <div className={styles.foot} data-bottom-bar>
        {/* On the side where no notification lies over them. */}
        <Button variant="primary">{profilePage.save}</Button>
        <Button
          formAction="none"
          onClick={() => {
            forget();
            leaveTo('/');
          }}
        >
          {profilePage.cancel}
        </Button>
        <p role="status" className={styles.state}>
          {isChanged && profilePage.unsaved}
          {!isChanged && savedAt && profilePage.savedAt(clock.format(savedAt))}
        </p>
      </div>
      {guard.isAsking && (
        <UnsavedChangesDialog
          onStay={guard.stay}
          onLeave={() => {
            forget();
            guard.leave();
          }}
        />
      )}
    </form>
  );
}
