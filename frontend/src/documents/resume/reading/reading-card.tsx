import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import type { ReadValue, ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { Card } from '../../../ui/card/card.tsx';
import { notify } from '../../../ui/notifications/notifications.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { useResumeText } from '../resume-text.ts';
import { storeReading } from './known-resume.ts';
import { ModelReading } from './model-reading.tsx';
import styles from './reading-card.module.css';
import {
  confirmedReading,
  correctedList,
  correctedPeriod,
  correctedValue,
  type Trust,
  trustOf,
} from './reading-changes.ts';
import { ReadingField } from './reading-field.tsx';
import { useReading } from './resume-reading.ts';

const maxLine = 160;

interface ReadingCardProps {
  userId: string | null;
  onShow(line: TextSpan): void;
}

const notes: Record<Trust, string> = {
  empty: texts.nothing,
  unsure: texts.note,
  sure: texts.note,
  confirmed: texts.confirmed,
};

/** What was read of the resume (docs/rules.md#resume-reading): nothing of the sample, which is nobody's. */
export default function ReadingCard({ userId, onShow }: ReadingCardProps) {
  const { text, source } = useResumeText(userId);
  const shown = useReading(userId, text, source !== 'sample' && text.trim() !== '');
  if (shown === null) return null;
  const { reading, isCurrent } = shown;
  const trust = trustOf(reading);

  function change(changes: Partial<ResumeReading>) {
    if (!storeReading(userId, { ...reading, ...changes }))
      notify({ type: 'error', title: failure.title, text: texts.notStored });
  }

  function confirm() {
    change(confirmedReading(reading));
    notify({ type: 'success', text: texts.saved });
  }

  const field = (label: string, value: ReadValue | null, onChange: (typed: string) => void, name = label) => (
    <ReadingField
      key={label}
      label={label}
      name={name}
      text={value?.text ?? ''}
      certainty={value?.certainty ?? 'sure'}
      line={value?.line ?? null}
      lineText={value?.line ? shortened(text.slice(value.line.start, value.line.end)) : ''}
      onChange={onChange}
      onShow={onShow}
    />
  );

  return (
    <Card heading={texts.heading} isInert={!isCurrent}>
      <p role="status" className={styles.note}>
        {notes[trust]}
      </p>
      {field(texts.name, reading.name, (typed) => change({ name: correctedValue(reading.name, typed) }))}
      {field(texts.position, reading.position, (typed) =>
        change({ position: correctedValue(reading.position, typed) }),
      )}
      <Entries
        heading={texts.jobs}
        name={texts.job}
        entries={reading.jobs}
        empty={{ employer: null, title: null, period: null, duties: [] }}
        add={texts.addJob}
        removeNamed={texts.removeJobNamed}
        onChange={(jobs) => change({ jobs })}
      >
        {(job, put, name) => [
          field(
            texts.employer,
            job.employer,
            (typed) => put({ ...job, employer: correctedValue(job.employer, typed) }),
            `${texts.employer}, ${name}`,
          ),
          field(
            texts.title,
            job.title,
            (typed) => put({ ...job, title: correctedValue(job.title, typed) }),
            `${texts.title}, ${name}`,
          ),
          field(
            texts.period,
            job.period,
            (typed) => put({ ...job, period: correctedPeriod(job.period, typed) }),
            `${texts.period}, ${name}`,
          ),
        ]}
      </Entries>
      <Entries
        heading={texts.education}
        name={texts.study}
        entries={reading.education}
        empty={{ school: null, degree: null, period: null }}
        add={texts.addStudy}
        removeNamed={texts.removeStudyNamed}
        onChange={(education) => change({ education })}
      >
        {(study, put, name) => [
          field(
            texts.school,
            study.school,
            (typed) => put({ ...study, school: correctedValue(study.school, typed) }),
            `${texts.school}, ${name}`,
          ),
          field(
            texts.degree,
            study.degree,
            (typed) => put({ ...study, degree: correctedValue(study.degree, typed) }),
            `${texts.degree}, ${name}`,
          ),
          field(
            texts.period,
            study.period,
            (typed) => put({ ...study, period: correctedPeriod(study.period, typed) }),
            `${texts.period}, ${name}`,
          ),
        ]}
      </Entries>
      <ReadingField
        label={texts.skills}
        text={reading.skills.map((skill) => skill.text).join(', ')}
        certainty={reading.skills.some(({ certainty }) => certainty === 'unsure') ? 'unsure' : 'sure'}
        line={reading.skills[0]?.line ?? null}
        lineText={reading.skills.map((skill) => skill.text).join(', ')}
        isList
        onChange={(typed) => change({ skills: correctedList(reading.skills, typed) })}
        onShow={onShow}
      />
      {reading.contacts.length > 0 && (
        <section className={styles.group} aria-label={texts.contacts}>
          <h3>{texts.contacts}</h3>
          {reading.contacts.map((contact, at) =>
            field(
              texts.contactKinds[contact.kind],
              contact,
              (typed) => {
                const value = correctedValue(contact, typed);
                const contacts = reading.contacts.toSpliced(
                  at,
                  1,
                  ...(value ? [{ ...contact, ...value }] : []),
                );
                change({ contacts });
              },
              `${texts.contactKinds[contact.kind]}: ${contact.text}`,
            ),
          )}
        </section>
      )}
      {userId !== null && <ModelReading userId={userId} text={text} />}
      {trust !== 'confirmed' && trust !== 'empty' && (
        <div>
          <Button variant="primary" formAction="none" onClick={confirm}>
            {texts.confirm}
          </Button>
        </div>
      )}
    </Card>
  );
}

const shortened = (line: string): string => (line.length <= maxLine ? line : `${line.slice(0, maxLine)}…`);

interface EntriesProps<Entry> {
  heading: string;
  name(n: number): string;
  entries: readonly Entry[];
  empty: Entry;
  add: string;
  removeNamed(n: number): string;
  onChange(entries: Entry[]): void;
  children(entry: Entry, put: (entry: Entry) => void, name: string): ReactNode;
}

/** Jobs or studies: what stands in one of them stood together in the resume. */
function Entries<Entry>({
  heading,
  name,
  entries,
  empty,
  add,
  removeNamed,
  onChange,
  children,
}: EntriesProps<Entry>) {
  return (
    <section className={styles.group} aria-label={heading}>
      <h3>{heading}</h3>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry, at) => (
            <li key={at} className={styles.entry} aria-label={name(at + 1)}>
              {children(entry, (next) => onChange(entries.toSpliced(at, 1, next)), name(at + 1))}
              <div>
                <TextButton label={removeNamed(at + 1)} onPress={() => onChange(entries.toSpliced(at, 1))}>
                  {texts.removeJob}
                </TextButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...entries, empty])}>
          {add}
        </Button>
      </div>
    </section>
  );
}
