import type { SelectProps } from '@cloudscape-design/components/select';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';
import { jobEditor as texts } from '../../../texts/admin/admin-jobs-ru.ts';

type Choices = (SelectProps.Option | SelectProps.OptionGroup)[];

const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** A category with others below it is a group, in which it comes first itself. */
export const categoryChoices: Choices = categories
  .filter(({ parent_id }) => parent_id === null)
  .map((top) => {
    const children = categories.filter(({ parent_id }) => parent_id === top.id);
    if (children.length === 0) return choice(top);
    return {
      label: top.name,
      options: [{ value: top.id, label: texts.wholeCategory(top.name) }, ...children.map(choice)],
    };
  });

export const industryChoices: Choices = [{ value: '', label: texts.noIndustry }, ...industries.map(choice)];

export const typeChoices: Choices = jobTypes.map((label) => ({ value: label, label }));

const flat = (choices: Choices): SelectProps.Option[] =>
  choices.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

export const chosenOf = (choices: Choices, value: string): SelectProps.Option | null =>
  flat(choices).find((option) => option.value === value) ?? null;
