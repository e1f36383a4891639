import { useEffect, useState } from 'react';
import {
  maxVersionLength,
  maxVersionNameLength,
  maxVersions,
  type ResumeVersion,
} from '#core/domain/documents/library.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { SyncPlace } from '../../../account-sync/panel/sync-place.tsx';
import { useIsSynced } from '../../../account-sync/shown-state.ts';
import { useStoredResume } from '../../../browser-storage/user-data.ts';
import { documentActions } from '../../../texts/account/profile-ru.ts';
import { dayWithYear, freeName, resumeVersions as texts } from '../../../texts/library-ru.ts';
import { undo } from '../../../texts/tracker/desk-ru.ts';
import { dropOrphanLibraryTexts } from '../../../tracker/library/library-texts.ts';
import {
  deleteVersion,
  keepVersion,
  renameVersion,
  useResumeVersions,
} from '../../../tracker/library/resume-versions.ts';
import { recordsWith } from '../../../tracker/library/sent-papers.ts';
import { useTracked } from '../../../tracker/tracker-store.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import fields from '../../../ui/form/fields.module.css';
import { keepFocusOnPage } from '../../../ui/hooks/keep-focus.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { resumeTextNow } from '../resume-text.ts';
import { isKeptNowhereElse, takeVersion } from './take-version.ts';
import { type VersionActs, VersionItem } from './version-item.tsx';
import styles from './versions-card.module.css';

const fail = (text: string) => notify({ type: 'error', text });

/** What of the text area can be kept; else why it cannot. */
function textToKeep(userId: string | null): { text: string } | { problem: string } {
  const { text, source } = resumeTextNow(userId);
  if (isBlank(text)) return { problem: texts.empty };
  if (source === 'sample') return { problem: texts.sample };
  return text.length > maxVersionLength ? { problem: texts.tooLong(maxVersionLength) } : { text };
}

/** Texts of the resume under a name, and where each has gone (docs/rules.md#resume-versions). */
export default function VersionsCard({ userId }: { userId: string | null }) {
  const versions = useResumeVersions(userId);
  const records = useTracked(userId);
  const current = useStoredResume(userId);
  const isSynced = useIsSynced(userId, 'versions');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** It would take the place of a text that is no version. */
  const [pending, setPending] = useState<{ version: ResumeVersion; text: string } | null>(null);
  useEffect(() => void dropOrphanLibraryTexts(), []);

  const notifyWithUndo = (text: string, run: () => void) =>
    notify({ type: 'success', owner: userId, text, action: { text: undo, run } });

  async function keep() {
    const result = textToKeep(userId);
    if ('problem' in result) return setProblem(result.problem);
    setBusy(true);
    const takenNames = versions.map((version) => version.name);
    const wantedName = isBlank(name) ? texts.madeName(dayWithYear(new Date().toISOString())) : name.trim();
    const outcome = await keepVersion(
      userId,
      freeName(wantedName, takenNames, maxVersionNameLength),
      result.text,
    );
    setBusy(false);
    if (outcome === 'full') return setProblem(texts.full(maxVersions));
    if (outcome === 'unkept') return setProblem(texts.unkept);
    if ('same' in outcome) return setProblem(texts.same(outcome.same.name));
    setProblem(null);
    setName('');
    notify({ type: 'success', text: texts.kept(outcome.kept.name) });
  }

  function take(version: ResumeVersion, text: string) {
    const run = takeVersion(userId, text);
    if (!run) return fail(texts.notTaken);
    notifyWithUndo(texts.madeCurrent(version.name), run);
  }

  const acts: VersionActs = {
    async take(version, text) {
      if (await isKeptNowhereElse(userId)) setPending({ version, text });
      else take(version, text);
    },
    rename({ id }, next) {
      const takenNames = versions.filter((version) => version.id !== id).map((version) => version.name);
      const newName = freeName(next, takenNames, maxVersionNameLength);
      if (renameVersion(userId, id, newName)) notify({ type: 'success', text: texts.renamed(newName) });
      else fail(texts.unnamed);
    },
    async remove(version) {
      const undoDelete = await deleteVersion(userId, version.id);
      if (!undoDelete) return void fail(texts.notDeleted);
      const run = () =>
        void undoDelete().then((outcome) => {
          if (typeof outcome === 'string') fail(texts.notBack);
        });
      notifyWithUndo(texts.deleted(version.name), run);
      requestAnimationFrame(() => keepFocusOnPage());
    },
  };

  return (
    <Card heading={texts.heading}>
      <p className={styles.about}>
        {texts.about(maxVersions)} {isSynced ? texts.inAccount : texts.localOnly}
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void keep();
        }}
      >
        <Field
          label={texts.name}
          maxLength={maxVersionNameLength}
          autoComplete="off"
          value={name}
          problem={problem}
          onValue={(next) => {
            setName(next);
            setProblem(null);
          }}
        />
        <p className={fields.hint}>{texts.nameHint}</p>
        <div className={fields.acts}>
          <Button isBusy={isBusy} onPress={() => void keep()}>
            {texts.keep}
          </Button>
        </div>
      </form>
      {versions.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {versions.toReversed().map((version) => (
            <VersionItem
              key={version.id}
              version={version}
              current={current}
              sentWith={recordsWith(records, 'resume', version.id)}
              acts={acts}
            />
          ))}
        </ul>
      )}
      {userId !== null && <SyncPlace userId={userId} kind="versions" />}
      {pending && (
        <ConfirmDialog
          heading={documentActions.replaceHeading}
          text={texts.replaceText(pending.version.name)}
          confirm={documentActions.replace}
          cancel={documentActions.keep}
          onConfirm={() => {
            setPending(null);
            take(pending.version, pending.text);
          }}
          onCancel={() => setPending(null)}
        />
      )}
    </Card>
  );
}
