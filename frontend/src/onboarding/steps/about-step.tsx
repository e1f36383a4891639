import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { aboutLength, aboutMoreThan } from '#core/domain/user/onboarding.ts';
import { maxProfileTextLength } from '#core/domain/user/profile.ts';
import { fieldIsFull, fields } from '../../texts/account/profile-ru.ts';
import { onboarding } from '../../texts/onboarding-ru.ts';
import { Artifacts } from '../artifacts.tsx';
import type { StepProps } from './step-props.ts';

export function AboutStep({ userId, profile, onChange }: StepProps) {
  return (
    <>
      <FormField
        label={fields.about.label}
        warningText={profile.about.length >= maxProfileTextLength && fieldIsFull(maxProfileTextLength)}
        constraintText={onboarding.about.hint(aboutLength(profile.about), aboutMoreThan)}
        stretch
      >
        <Textarea
          name="about"
          value={profile.about}
          rows={5}
          placeholder={fields.about.placeholder}
          nativeTextareaAttributes={{ maxLength: maxProfileTextLength }}
          ariaRequired
          onChange={({ detail }) => onChange({ about: detail.value })}
        />
      </FormField>
      <Artifacts
        userId={userId}
        names={profile.artifacts}
        onChange={(artifacts) => onChange({ artifacts })}
      />
    </>
  );
}
