import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { isBlank } from '#core/domain/user/profile.ts';
import { longestLetterName, longestLetterText } from '#core/domain/writer/writing.ts';
import { letterForm } from '../../texts/letter-ru.ts';
import { fieldIsFull } from '../../texts/profile-ru.ts';
import type { LetterDraft } from './letter-draft.ts';
import styles from './letter-tab.module.css';

type Fields = Pick<LetterDraft, 'companyName' | 'position' | 'whyInterested' | 'relevantExperience'>;

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
    </>
  );
}
