import Button from '@cloudscape-design/components/button';
import { useRef } from 'react';
import type { TextSpan } from '#core/domain/documents/blocks.ts';
import type { ReadValue, ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { Card } from '../../../ui/card/card.tsx';
import { keepFocusThrough } from '../../../ui/hooks/keep-focus.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
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
import { Contacts, Entries } from './reading-entries.tsx';
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
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useReading(userId, text, source !== 'sample' && text.trim() !== '');
  if (shown === null) return null;
  const { reading, text: readText, isCurrent } = shown;
  const trust = trustOf(reading);

  function change(changes: Partial<ResumeReading>): boolean {
    const isStored = storeReading(userId, { ...reading, ...changes });
    if (!isStored) notify({ type: 'error', title: failure.title, text: texts.notStored });
    return isStored;
  }

  function confirm() {
    if (change(confirmedReading(reading))) notify({ type: 'success', text: texts.saved });
  }

  const field = (label: string, value: ReadValue | null, onChange: (typed: string) => void, name = label) => (
    <ReadingField
      key={label}
      label={label}
      name={name}
      text={value?.text ?? ''}
      certainty={value?.certainty ?? 'sure'}
      line={value?.line ?? null}
      lineText={value?.line ? shortened(readText.slice(value.line.start, value.line.end)) : ''}
      onChange={onChange}
      onShow={onShow}
    />
  );

  return (
    <Card heading={texts.heading} isInert={!isCurrent}>
      <p ref={status} role="status" tabIndex={-1} className={styles.note}>
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
      <Contacts
        contacts={reading.contacts}
        onChange={(contacts) => change({ contacts })}
        onEmptied={() => status.current}
      >
        {(contact, put) =>
          field(
            texts.contactKinds[contact.kind],
            contact,
            (typed) => {
              const value = correctedValue(contact, typed);
              put(value && { ...contact, ...value });
            },
            `${texts.contactKinds[contact.kind]}: ${contact.text}`,
          )
        }
      </Contacts>
      {userId !== null && <ModelReading userId={userId} text={text} />}
      {trust !== 'confirmed' && trust !== 'empty' && (
        <div>
          <Button
            variant="primary"
            formAction="none"
            onClick={() => keepFocusThrough(confirm, () => status.current)}
          >
            {texts.confirm}
          </Button>
        </div>
      )}
    </Card>
  );
}

const shortened = (line: string): string => (line.length <= maxLine ? line : `${line.slice(0, maxLine)}…`);
