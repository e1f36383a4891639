import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import Textarea from '@cloudscape-design/components/textarea';
import { isBlank } from '#core/domain/user/profile.ts';
import {
  letterLanguages,
  letterLengths,
  longestLetterName,
  longestLetterText,
} from '#core/domain/writer/writing.ts';
import { letterForm, letterLanguageNames, letterLengthNames } from '../../texts/letter-ru.ts';
import { fieldIsFull } from '../../texts/profile-ru.ts';
import type { LetterDraft } from './letter-draft.ts';
import styles from './letter-tab.module.css';

type Fields = Pick<
  LetterDraft,
  'companyName' | 'position' | 'whyInterested' | 'relevantExperience' | 'length' | 'language'
>;

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
      warningText={draft[field].length >= longestLetterName && fieldIsFull(longestLetterName)}
    >
      <Input
        name={field}
        value={draft[field]}
        ariaRequired
        autoComplete={false}
        spellcheck={false}
        nativeInputAttributes={{ maxLength: longestLetterName }}
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
      warningText={draft[field].length >= longestLetterText && fieldIsFull(longestLetterText)}
      stretch
    >
      <Textarea
        name={field}
        value={draft[field]}
        rows={rows}
        nativeTextareaAttributes={{ maxLength: longestLetterText }}
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
        <FormField label={letterForm.length} stretch>
          <Select
            options={letterLengths.map((value) => ({ value, label: letterLengthNames[value] }))}
            selectedOption={{ value: draft.length, label: letterLengthNames[draft.length] }}
            onChange={({ detail }) => {
              const length = letterLengths.find((one) => one === detail.selectedOption.value);
              if (length) onChange({ length });
            }}
          />
        </FormField>
        <FormField label={letterForm.language} stretch>
          <Select
            options={letterLanguages.map((value) => ({ value, label: letterLanguageNames[value] }))}
            selectedOption={{ value: draft.language, label: letterLanguageNames[draft.language] }}
            onChange={({ detail }) => {
              const language = letterLanguages.find((one) => one === detail.selectedOption.value);
              if (language) onChange({ language });
            }}
          />
        </FormField>
      </div>
    </>
  );
}
