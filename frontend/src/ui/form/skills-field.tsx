import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useEffect, useRef, useState } from 'react';
import { isBlank, maxSkillLength, maxSkills, withSkill } from '#core/domain/user/profile.ts';
import { fieldIsFull, skillsField } from '../../texts/account/profile-ru.ts';
import { CrossIcon } from '../icon.tsx';
import styles from './skills-field.module.css';

interface SkillsFieldProps {
  skills: string[];
  /** What stands in the field and is not added yet. The form keeps it: going on or saving counts it as added. */
  typed: string;
  onChange(skills: string[]): void;
  onType(typed: string): void;
  /** How many there may be. @default - as many as a profile holds */
  most?: number;
  /** Why they are refused. */
  problem?: string | undefined;
}

export function SkillsField({
  skills,
  typed,
  onChange,
  onType,
  most = maxSkills,
  problem,
}: SkillsFieldProps) {
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);

  const { length } = skills;
  const shownCount = useRef(length);
  useEffect(() => {
    // Of a long list the end is shown, where the new one is.
    if (length > shownCount.current) root.current?.querySelector('ul')?.scrollTo({ top: 1e6 });
    shownCount.current = length;
  }, [length]);

  const isFull = length >= most;
  const warning = isFull
    ? skillsField.full(most)
    : typed.length >= maxSkillLength && fieldIsFull(maxSkillLength);

  function add() {
    // What is typed stays: there is room for it once another is gone.
    if (isFull) return;
    const next = withSkill(skills, typed);
    if (next !== skills) onChange(next);
    if (!isBlank(typed))
      setAnnouncement((next === skills ? skillsField.repeated : skillsField.added)(typed.trim()));
    onType('');
    root.current?.querySelector('input')?.focus();
  }

  function remove(skill: string) {
    const at = skills.indexOf(skill);
    onChange(skills.filter((other) => other !== skill));
    setAnnouncement(skillsField.removed(skill));
    // The pressed chip goes: the focus must not go with it.
    const chips = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (chips[at + 1] ?? chips[at - 1] ?? root.current?.querySelector('input'))?.focus();
  }

  return (
    <div ref={root} className={styles.field}>
      <div className={styles.row}>
        <FormField label={skillsField.label} errorText={problem} warningText={warning} stretch>
          <Input
            value={typed}
            autoComplete={false}
            placeholder={skillsField.placeholder}
            nativeInputAttributes={{ maxLength: maxSkillLength }}
            onChange={({ detail }) => onType(detail.value)}
            onKeyDown={(event) => {
              if (event.detail.key !== 'Enter' || event.detail.isComposing) return;
              // Not the form's own Enter.
              event.preventDefault();
              add();
            }}
          />
        </FormField>
        <Button iconName="add-plus" formAction="none" onClick={add}>
          {skillsField.add}
        </Button>
      </div>
      <p role="status" className={announcement === '' ? 'visually-hidden' : styles.said}>
        {announcement}
      </p>
      {skills.length > 0 && (
        <ul className={styles.chips} aria-label={skillsField.chosen}>
          {skills.map((skill) => (
            <li key={skill}>
              <button type="button" className={styles.chip} title={skill} onClick={() => remove(skill)}>
                <bdi className={styles.text}>{skill}</bdi>
                <span className="visually-hidden">, {skillsField.remove}</span>
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
