import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import Textarea from '@cloudscape-design/components/textarea';
import { type ReactNode, useId } from 'react';
import { maxTags } from '#core/domain/job/job-draft.ts';
import type { JobType } from '#core/domain/job/job-type.ts';
import { jobEditor as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { SkillsField } from '../../../ui/form/skills-field.tsx';
import { categoryChoices, chosenOf, industryChoices, typeChoices } from './choices.ts';
import type { DraftForm } from './draft-form.ts';
import type { DraftProblems, FieldName } from './draft-problems.ts';
import styles from './editor-fields.module.css';

/** The stored columns of the fields, as an edited vacancy lists them. */
const columns: Record<FieldName, string> = {
  title: 'title',
  company: 'company',
  location: 'location',
  type: 'job_type',
  salaryFrom: 'salary',
  salaryTo: 'salary',
  categoryId: 'category_id',
  industryId: 'industry_id',
  tags: 'tags',
  description: 'description',
  sourceUrl: 'source_url',
  isRecommended: 'is_recommended',
  email: 'contacts',
  telegram: 'contacts',
  site: 'contacts',
};

type TextName =
  | 'title'
  | 'company'
  | 'location'
  | 'salaryFrom'
  | 'salaryTo'
  | 'sourceUrl'
  | 'email'
  | 'telegram'
  | 'site';
const required: readonly FieldName[] = ['title', 'company', 'categoryId'];

const inputModes = {
  salaryFrom: 'numeric',
  salaryTo: 'numeric',
  sourceUrl: 'url',
  site: 'url',
  email: 'email',
} as const;

export interface EditorFieldsProps {
  form: DraftForm;
  problems: DraftProblems;
  /** Stored columns that an import leaves alone. */
  kept: readonly string[];
  /** Whether the stored description says more than its text. */
  losesFormatting: boolean;
  onChange(changes: Partial<DraftForm>): void;
}

export function EditorFields({ form, problems, kept, losesFormatting, onChange }: EditorFieldsProps) {
  const contactsId = useId();
  const isKept = (name: FieldName) => kept.includes(columns[name]);

  const field = (name: FieldName, control: ReactNode, hint: ReactNode = null) => (
    <FormField
      stretch
      label={required.includes(name) ? texts.required(texts.fields[name]) : texts.fields[name]}
      errorText={problems[name]}
      constraintText={
        (hint || isKept(name)) && (
          <>
            {hint}
            {isKept(name) && <Kept />}
          </>
        )
      }
    >
      {control}
    </FormField>
  );

  const line = (name: TextName) =>
    field(
      name,
      <Input
        name={name}
        value={form[name]}
        placeholder={texts.placeholders[name]}
        ariaRequired={required.includes(name)}
        autoComplete={false}
        spellcheck={name === 'title'}
        {...(name in inputModes && { inputMode: inputModes[name as keyof typeof inputModes] })}
        onChange={({ detail }) => onChange({ [name]: detail.value })}
      />,
    );

  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{texts.requiredHint}</p>
      <div className={styles.wide}>{line('title')}</div>
      {line('company')}
      {line('location')}
      {field(
        'categoryId',
        <Select
          ariaRequired
          options={categoryChoices}
          selectedOption={chosenOf(categoryChoices, form.categoryId)}
          placeholder={texts.placeholders.categoryId}
          onChange={({ detail }) => onChange({ categoryId: detail.selectedOption.value ?? '' })}
        />,
      )}
      {field(
        'industryId',
        <Select
          options={industryChoices}
          selectedOption={chosenOf(industryChoices, form.industryId)}
          filteringType="auto"
          filteringPlaceholder={texts.placeholders.industrySearch}
          filteringAriaLabel={texts.placeholders.industrySearch}
          noMatch={texts.nothingFound}
          onChange={({ detail }) => onChange({ industryId: detail.selectedOption.value ?? '' })}
        />,
      )}
      {field(
        'type',
        <Select
          options={typeChoices}
          selectedOption={chosenOf(typeChoices, form.type)}
          onChange={({ detail }) => onChange({ type: detail.selectedOption.value as JobType })}
        />,
      )}
      <div className={styles.pair}>
        {line('salaryFrom')}
        {line('salaryTo')}
      </div>
      <div className={styles.wide}>
        <SkillsField
          skills={form.tags}
          typed={form.typedTag}
          onChange={(tags) => onChange({ tags })}
          onType={(typedTag) => onChange({ typedTag })}
          most={maxTags}
          problem={problems.tags}
        />
        {isKept('tags') && <Kept />}
      </div>
      <div className={styles.wide}>
        {field(
          'description',
          <Textarea
            name="description"
            value={form.description}
            rows={10}
            onChange={({ detail }) => onChange({ description: detail.value })}
          />,
          <>
            <span>{texts.descriptionRules}</span>
            {losesFormatting && <span className={styles.warning}>{texts.descriptionLoss}</span>}
          </>,
        )}
      </div>
      <div className={styles.wide}>{line('sourceUrl')}</div>
      <div className={styles.wide}>
        <Checkbox
          checked={form.isRecommended}
          onChange={({ detail }) => onChange({ isRecommended: detail.checked })}
        >
          {texts.fields.isRecommended}
        </Checkbox>
        {/* Beside it: axe takes a box with a description of the kit's for one without a name. */}
        <p className={styles.beside}>{texts.recommendedHint}</p>
        {isKept('isRecommended') && <Kept />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie on a grid. */}
      <div className={styles.contacts} role="group" aria-labelledby={contactsId}>
        <h3 id={contactsId}>{texts.fields.contacts}</h3>
        <p className={styles.hint}>{texts.contactsHint}</p>
        {line('email')}
        {line('telegram')}
        {line('site')}
      </div>
    </div>
  );
}

const Kept = () => <span className={styles.kept}>{texts.keep}</span>;
