import Input from '@cloudscape-design/components/input';
import { useEffect, useEffectEvent, useState } from 'react';
import { collapse } from '#core/domain/text/words.ts';

const typingPause = 80;

interface SearchFieldProps {
  /** What is searched for, as the address has it. */
  value: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  onSearch(text: string): void;
}

/** Searches once the typing rests. What changes from outside (Back, a reset) wins over what stands here. */
export function SearchField({ value, label, placeholder, clearLabel, onSearch }: SearchFieldProps) {
  const [draft, setDraft] = useState<{ text: string; query: string } | null>(null);
  const current = draft?.query === value ? draft : null;
  const text = current?.text ?? value;

  const search = useEffectEvent(() => {
    const query = collapse(text).slice(0, 200).trimEnd();
    if (!current || query === value) return;
    setDraft({ text, query });
    onSearch(query);
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(search, draft.text === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <search>
      <Input
        type="search"
        value={text}
        ariaLabel={label}
        placeholder={placeholder}
        clearAriaLabel={clearLabel}
        onChange={({ detail }) => setDraft({ text: detail.value, query: value })}
        onKeyDown={({ detail }) => {
          if (detail.key === 'Enter') search();
        }}
      />
    </search>
  );
}
