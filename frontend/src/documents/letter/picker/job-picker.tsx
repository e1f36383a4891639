import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { jobPicker, letterForm } from '../../../texts/letter-ru.ts';
import { Popup } from '../../../ui/dialog/popup.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import type { PickedJob } from '../letter-draft.ts';
import { JobList } from './job-list.tsx';
import styles from './job-picker.module.css';

interface JobPickerProps {
  picked: PickedJob | null;
  onPick(job: PickedJob | null): void;
}

/** Not the kit's select: it would be a fifth of what the tab loads. */
export function JobPicker({ picked, onPick }: JobPickerProps) {
  const id = useId();
  const label = `${id}-label`;
  const hint = `${id}-hint`;
  return (
    <div className={styles.picker}>
      <FormField
        label={<span id={label}>{letterForm.job}</span>}
        description={<span id={hint}>{letterForm.jobHint}</span>}
        controlId={id}
        stretch
      >
        <Popup
          label={letterForm.job}
          className={styles.panel}
          control={({ toggle, aria }) => (
            <button
              type="button"
              id={id}
              className={styles.button}
              aria-labelledby={`${label} ${id}`}
              aria-describedby={hint}
              onClick={toggle}
              {...aria}
            >
              {picked ? (
                <>
                  <span className={styles.title}>{picked.title}</span>{' '}
                  <span className={styles.words}>{jobPicker.words(picked.company, picked.location)}</span>
                </>
              ) : (
                <span className={styles.placeholder}>{jobPicker.placeholder}</span>
              )}
            </button>
          )}
        >
          {(close) => (
            <JobList
              picked={picked}
              onPick={(job) => {
                onPick(job);
                close();
              }}
            />
          )}
        </Popup>
      </FormField>
      {picked && (
        <div className={styles.clear}>
          <TextButton onPress={() => onPick(null)}>{jobPicker.clear}</TextButton>
        </div>
      )}
    </div>
  );
}
