import FormField from '@cloudscape-design/components/form-field';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import { useState } from 'react';
import { jobPicker, letterForm } from '../../../texts/letter-ru.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import type { PickedJob } from '../letter-draft.ts';
import { asPicked, samplesWith, useFoundJobs } from './found-jobs.ts';
import styles from './job-picker.module.css';

const optionOf = ({ id, title, company, location }: PickedJob): SelectProps.Option => ({
  value: id,
  label: title,
  description: jobPicker.words(company, location),
});

/** The built-in ones first, then the real base; a group without vacancies has no heading. */
export const groupsOf = (samples: readonly PickedJob[], found: readonly PickedJob[]): SelectProps.Options =>
  [
    { label: jobPicker.samples, options: samples.map(optionOf) },
    { label: jobPicker.found, options: found.map(optionOf) },
  ].filter(({ options }) => options.length > 0);

interface JobPickerProps {
  picked: PickedJob | null;
  onPick(job: PickedJob | null): void;
}

export function JobPicker({ picked, onPick }: JobPickerProps) {
  const [text, setText] = useState('');
  const [isOpened, setOpened] = useState(false);
  const list = useFoundJobs(text, isOpened);
  const samples = samplesWith(text);
  const found = list.isPlaceholderData ? [] : (list.data ?? []);

  function load({ filteringText, firstPage, samePage }: SelectProps.LoadItemsDetail) {
    setOpened(true);
    if (firstPage) setText(filteringText);
    if (samePage) void (list.data ? list.fetchNextPage() : list.refetch());
    else if (!firstPage && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  }

  const status = () => {
    if (list.isFetchingNextPage || list.isPlaceholderData || list.isPending) return 'loading';
    if (list.isError) return 'error';
    return list.hasNextPage ? 'pending' : 'finished';
  };

  return (
    <div className={styles.picker}>
      <FormField label={letterForm.job} description={letterForm.jobHint} stretch>
        <Select
          filteringType="manual"
          placeholder={jobPicker.placeholder}
          filteringPlaceholder={jobPicker.search}
          filteringAriaLabel={jobPicker.search}
          filteringClearAriaLabel={jobPicker.clearSearch}
          triggerVariant="option"
          options={groupsOf(samples, found)}
          selectedOption={picked && optionOf(picked)}
          empty={jobPicker.empty}
          statusType={status()}
          loadingText={jobPicker.loading}
          errorText={jobPicker.failed}
          recoveryText={jobPicker.retry}
          onLoadItems={({ detail }) => load(detail)}
          onChange={({ detail }) => {
            const job = [...samples, ...found].find(({ id }) => id === detail.selectedOption.value);
            if (job) onPick(asPicked(job));
          }}
        />
      </FormField>
      {picked && (
        <div className={styles.clear}>
          <TextButton onPress={() => onPick(null)}>{jobPicker.clear}</TextButton>
        </div>
      )}
    </div>
  );
}
