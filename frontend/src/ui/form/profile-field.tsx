import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { maxProfileTextLength, type Profile } from '#core/domain/user/profile.ts';
import { fieldIsFull, fields } from '../../texts/account/profile-ru.ts';

type Name = 'fullName' | 'position' | 'experience' | 'location' | 'salary';

/** What the browser may offer to fill in; the rest it could only guess wrong. */
const autocomplete: Partial<Record<Name, string>> = {
  fullName: 'name',
  position: 'organization-title',
  location: 'address-level2',
};

interface ProfileFieldProps {
  name: Name;
  profile: Profile;
  onChange(changes: Partial<Profile>): void;
  isRequired?: boolean;
}

export function ProfileField({ name, profile, onChange, isRequired = false }: ProfileFieldProps) {
  const { label, placeholder } = fields[name];
  return (
    <FormField
      label={isRequired ? `${label} *` : label}
      warningText={profile[name].length >= maxProfileTextLength && fieldIsFull(maxProfileTextLength)}
      stretch
    >
      <Input
        name={name}
        value={profile[name]}
        placeholder={placeholder}
        ariaRequired={isRequired}
        autoComplete={autocomplete[name] ?? false}
        spellcheck={false}
        nativeInputAttributes={{ maxLength: maxProfileTextLength }}
        onChange={({ detail }) => onChange({ [name]: detail.value })}
      />
    </FormField>
  );
}
