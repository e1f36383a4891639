import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isOpenStage } from '#core/domain/tracker/stage.ts';
import type { TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { SyncPlace } from '../account-sync/panel/sync-place.tsx';
import { stored } from '../browser-storage/storage.ts';
import { userIdOf } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { page } from '../texts/ru.ts';
import { applications } from '../texts/tracker/applications-ru.ts';
import { stageNames, trackedCount, undo } from '../texts/tracker/desk-ru.ts';
import { deleteTracked, moveTracked } from '../tracker/acts.ts';
import { dropOrphanTexts } from '../tracker/long-texts.ts';
import { useTracked } from '../tracker/tracker-store.ts';
import { Button } from '../ui/control/button.tsx';
import { download } from '../ui/download.ts';
import { useFocusOnArrival } from '../ui/hooks/use-focus-on-arrival.ts';
import { useMedia } from '../ui/hooks/use-media.ts';
import { useNow } from '../ui/hooks/use-now.ts';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notifications/notifications.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import styles from './applications-page.module.css';
import { Board } from './board/board.tsx';
import type { RecordActs } from './card/record-card.tsx';
import { useKnownVacancies } from './card/use-known-vacancies.ts';
import { DetailsDialog } from './details/details-dialog.tsx';
import { EmptyDesk } from './empty-desk.tsx';
import { csvOf } from './export/csv.ts';
import { icsOf } from './export/ics.ts';
import { HiddenPlace } from './hidden-place.tsx';
import { RecordList } from './list/record-list.tsx';
import { useFocusOnRecord } from './use-focus-on-record.ts';
import { type View, ViewSwitch, views } from './view-switch.tsx';

const ManualDialog = lazy(() => import('./manual-dialog.tsx'));

const storedView = stored<View>('tracker_view', z.enum(views), 'board');

/** Five columns stand side by side from here. */
const boardWindow = '(min-width: 1024px)';

interface ApplicationsPageProps {
  /** What asks whoever comes back from a source whether they have applied. */
  applyPrompt: ReactNode;
}

export default function ApplicationsPage({ applyPrompt }: ApplicationsPageProps) {
  const session = useSession();
  // Whose desk it is must be known first: a visitor's would be seen for a moment.
  if (session.status === 'loading') return null;
  return <Desk key={userIdOf(session)} userId={userIdOf(session)} applyPrompt={applyPrompt} />;
}

interface DeskProps extends ApplicationsPageProps {
  userId: string | null;
}

function Desk({ userId, applyPrompt }: DeskProps) {
  const records = useTracked(userId);
  const now = useNow();
  const vacancyOf = useKnownVacancies(records, now);
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const isWide = useMedia(boardWindow);
  const savedView = useSyncExternalStore(storedView.subscribe, storedView.read, () => 'board' as const);
  const [chosenView, setChosenView] = useState<View | null>(null);
  const view = isWide ? (chosenView ?? savedView) : 'list';
  const [openId, setOpenId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const focusOn = useFocusOnRecord(heading);
  useEffect(() => void dropOrphanTexts(), []);

  const acts: RecordActs = {
    open: setOpenId,
    move(record, to) {
      if (!moveTracked(userId, record.id, to)) return;
      announce(applications.moved(record.facts.value.title, stageNames[to]));
      focusOn(record.id);
    },
    remove(record) {
      const undoDelete = deleteTracked(userId, record.id);
      const text = applications.deleted(record.facts.value.title);
      const run = () => {
        undoDelete();
        focusOn(record.id);
      };
      notify({ type: 'success', owner: userId, text, action: { text: undo, run } });
      focusOn(record.id);
    },
  };
  // Who corrects a record goes back to it.
  const closeEditor = () => {
    if (editedId !== null) setOpenId(editedId);
    setEditedId(null);
    setAdding(false);
  };
  const open = records.find(({ id }) => id === openId);
  const edited = records.find(({ id }) => id === editedId);
  const activeCount = records.filter(({ stage }) => isOpenStage(stage.value)).length;
  const Records = view === 'board' ? Board : RecordList;
  return (
    <div className={styles.page}>
      <title>{page.title(applications.heading)}</title>
      <div>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {applications.heading}{' '}
            {activeCount > 0 && <span className={styles.count}>{trackedCount.inWork(activeCount)}</span>}
          </h1>
          {isWide && records.length > 0 && (
            <ViewSwitch
              view={view}
              onChange={(next) => {
                storedView.write(next);
                setChosenView(next);
              }}
            />
          )}
          <Button onPress={() => setAdding(true)}>
            <span className={styles.plus}>
              <Icon>
                <path d="M10 4v12M4 10h12" />
              </Icon>
            </span>
            {applications.add}
          </Button>
        </div>
        {applyPrompt}
      </div>
      {records.length === 0 ? (
        <EmptyDesk />
      ) : (
        <>
          {isWide && <p className="visually-hidden">{applications.keysHint}</p>}
          <Records records={records} now={now} acts={acts} vacancyOf={vacancyOf} />
        </>
      )}
      {records.length > 0 && <Downloads records={records} />}
      <HiddenPlace userId={userId} />
      {userId !== null && <SyncPlace userId={userId} kind="tracker" />}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {open && (
        <DetailsDialog
          key={open.id}
          userId={userId}
          record={open}
          now={now}
          acts={acts}
          onEdit={() => {
            setOpenId(null);
            setEditedId(open.id);
          }}
          onClose={() => {
            setOpenId(null);
            focusOn(open.id);
          }}
        />
      )}
      {(isAdding || edited) && (
        <Suspense>
          <ManualDialog
            userId={userId}
            record={edited ?? null}
            onSaved={(id, title, stage) => {
              closeEditor();
              announce(edited ? applications.edited(title) : applications.moved(title, stageNames[stage]));
              if (!edited) focusOn(id);
            }}
            onClose={closeEditor}
          />
        </Suspense>
      )}
    </div>
  );
}

function Downloads({ records }: { records: readonly TrackedJob[] }) {
  const downloadText = (name: string, type: string, text: string) =>
    download(name, new Blob([text], { type: `${type};charset=utf-8` }));
  const withReminder = records.filter(({ reminder }) => reminder.value !== null);
  return (
    <p className={styles.downloads}>
      <TextButton onPress={() => downloadText(applications.csvFile, 'text/csv', csvOf(records))}>
        {applications.csv}
      </TextButton>
      {withReminder.length > 0 && (
        <TextButton
          onPress={() => downloadText(applications.icsFile, 'text/calendar', icsOf(withReminder, new Date()))}
        >
          {applications.ics}
        </TextButton>
      )}
    </p>
  );
}
