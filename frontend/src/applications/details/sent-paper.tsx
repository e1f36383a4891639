import { type ReactNode, useId, useState } from 'react';
import type { PaperField, TrackedJob } from '#core/domain/tracker/tracked-job.ts';
import { sentPapers as texts } from '../../texts/library-ru.ts';
import { useLibraryText } from '../../tracker/library/use-library-text.ts';
import { Select } from '../../ui/control/select.tsx';
import { Field } from '../../ui/form/field.tsx';
import fields from '../../ui/form/fields.module.css';
import styles from './details-dialog.module.css';
import { useKeptText } from './use-kept-text.ts';

/** A letter or a version that can be chosen; the text may have changed with `savedAt`. */
export interface Paper {
  id: string;
  name: string;
  savedAt: string;
  /** @default - its id */
  textId?: string;
}

interface SentPaperProps {
  record: TrackedJob;
  field: PaperField;
  label: string;
  /** Those that are kept in this browser, the newest first. */
  papers: readonly Paper[];
  /** Where there is none yet, how there may be. */
  hint: ReactNode;
  onChoose(paper: Paper): void;
  /** In its owner's own words; null where nothing is said. */
  onName(name: string | null): void;
}

const [none, own] = ['none', 'own'] as const;
const optionOf = (id: string) => `kept ${id}`;

/** What went with the application: one of those that are kept, to be read here, or what its owner says of it. */
export function SentPaper({ record, field, label, papers, hint, onChoose, onName }: SentPaperProps) {
  const id = useId();
  const { value, id: sentId } = record[field];
  const [isOwn, setOwn] = useState(value !== null && sentId === undefined);
  const ownName = useKeptText(value ?? '', (typed) => onName(typed.trim() === '' ? null : typed));
  const sent = papers.find((paper) => paper.id === sentId);
  // Chosen on another device, or its text was cleared away here: its name is known all the same.
  const missing = sentId !== undefined && !sent ? [{ id: sentId, name: texts.notHere(value ?? '') }] : [];
  const options = [
    { value: none, label: texts.none },
    ...[...papers, ...missing].map((paper) => ({ value: optionOf(paper.id), label: paper.name })),
    { value: own, label: texts.own },
  ];
  const selected = sentId !== undefined ? optionOf(sentId) : isOwn || value !== null ? own : none;
  function choose(chosen: string) {
    // Else what was typed would come after what is chosen.
    ownName.keepNow();
    setOwn(chosen === own);
    const paper = papers.find((item) => optionOf(item.id) === chosen);
    if (paper) onChoose(paper);
    else if (chosen === none || (chosen === own && sentId !== undefined)) onName(null);
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} label={label} name={field} options={options} selected={selected} onChange={choose} />
      {selected === own && (
        <Field
          label={texts.ownName(label)}
          maxLength={300}
          value={ownName.value}
          onValue={ownName.type}
          onBlur={ownName.keepNow}
        />
      )}
      {papers.length === 0 && <p className={fields.hint}>{hint}</p>}
      {sent && <PaperText key={sent.id} paper={sent} />}
    </div>
  );
}

function PaperText({ paper: { id, textId = id, name, savedAt } }: { paper: Paper }) {
  const text = useLibraryText(textId, savedAt);
  if (text === undefined) return null;
  if (text === null) return <p className={fields.hint}>{texts.noText}</p>;
  return (
    <details>
      <summary className={styles.summary}>{texts.open(name)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.paper} tabIndex={0} aria-label={name}>
        {text}
      </section>
    </details>
  );
}
