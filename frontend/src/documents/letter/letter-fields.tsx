import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { useId } from 'react';
import { isBlank } from '#core/domain/user/profile.ts';
import {
  letterLanguages,
  letterLengths,
  maxLetterNameLength,
  maxLetterTextLength,
} from '#core/domain/writer/writing.ts';
import { fieldIsFull } from '../../texts/account/profile-ru.ts';
import { letterForm, letterLanguageNames, letterLengthNames } from '../../texts/letter-ru.ts';
import { Select, type SelectProps } from '../../ui/control/select.tsx';
import type { LetterDraft } from './letter-draft.ts';
import styles from './letter-tab.module.css';

type Fields = Pick<
  LetterDraft,
  'companyName' | 'position' | 'whyInterested' | 'relevantExperience' | 'length' | 'language'
>;

const lengths = letterLengths.map((value) => ({ value, label: letterLengthNames[value] }));
const languages = letterLanguages.map((value) => ({ value, label: letterLanguageNames[value] }));

interface LetterFieldsProps {
  draft: Fields;
  /** Whether somebody has tried already: nobody is told of a problem before. */
  isChecked: boolean;
  onChange(changes: Partial<Fields>): void;
}

export function LetterFields({ draft, isChecked, onChange }: LetterFieldsProps) {
  const name = (field: 'companyName' | 'position', label: string, problem: string) => (
    <FormField
      label={label}
      stretch
      errorText={isChecked && isBlank(draft[field]) && problem}
      warningText={draft[field].length >= maxLetterNameLength && fieldIsFull(maxLetterNameLength)}
    >
      <Input
        name={field}
        value={draft[field]}
        ariaRequired
        autoComplete={false}
        spellcheck={false}
        nativeInputAttributes={{ maxLength: maxLetterNameLength }}
        onChange={({ detail }) => onChange({ [field]: detail.value })}
      />
    </FormField>
  );
  const text = (
    field: 'whyInterested' | 'relevantExperience',
    label: string,
    description: string,
    rows: number,
  ) => (
    <FormField
      label={label}
      description={description}
      warningText={draft[field].length >= maxLetterTextLength && fieldIsFull(maxLetterTextLength)}
      stretch
    >
      <Textarea
        name={field}
        value={draft[field]}
        rows={rows}
        nativeTextareaAttributes={{ maxLength: maxLetterTextLength }}
        onChange={({ detail }) => onChange({ [field]: detail.value })}
      />
    </FormField>
  );
  return (
    <>
      <div className={styles.names}>
        {name('companyName', letterForm.company, letterForm.noCompany)}
        {name('position', letterForm.position, letterForm.noPosition)}
      </div>
      {text('whyInterested', letterForm.whyInterested, letterForm.whyInterestedHint, 3)}
      {text('relevantExperience', letterForm.relevantExperience, letterForm.relevantExperienceHint, 4)}
      <div className={styles.names}>
        <Choice
          label={letterForm.length}
          name="length"
          options={lengths}
          selected={draft.length}
          onChange={(length) => onChange({ length })}
        />
        <Choice
          label={letterForm.language}
          name="language"
          options={languages}
          selected={draft.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </>
  );
}

function Choice<Value extends string>(props: SelectProps<Value>) {
  const id = useId();
  return (
    <FormField label={props.label} controlId={id} stretch>
      <Select {...props} id={id} />
    </FormField>
  );
}
