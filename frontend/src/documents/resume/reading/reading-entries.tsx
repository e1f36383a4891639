import Button from '@cloudscape-design/components/button';
import { type ReactNode, useRef } from 'react';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { keepFocusThrough } from '../../../ui/hooks/keep-focus.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import styles from './reading-card.module.css';
import { useEntryKeys } from './use-entry-keys.ts';

const buttonsOf = (section: HTMLElement | null) =>
  [...(section?.querySelectorAll('[data-entry]') ?? [])].map((entry) => entry.querySelector('button'));

interface EntriesProps<Entry> {
  heading: string;
  name(n: number): string;
  entries: readonly Entry[];
  empty: Entry;
  add: string;
  removeNamed(n: number): string;
  onChange(entries: Entry[]): void;
  children(entry: Entry, put: (entry: Entry) => void, name: string): ReactNode;
}

/** Jobs or studies: what stands in one of them stood together in the resume. */
export function Entries<Entry>({
  heading,
  name,
  entries,
  empty,
  add,
  removeNamed,
  onChange,
  children,
}: EntriesProps<Entry>) {
  const section = useRef<HTMLElement>(null);
  const { keys, drop } = useEntryKeys(entries.length);

  const remove = (at: number) =>
    keepFocusThrough(
      () => {
        drop(at);
        onChange(entries.toSpliced(at, 1));
      },
      () =>
        buttonsOf(section.current)[at] ?? section.current?.querySelector<HTMLElement>('[data-add] button'),
    );

  return (
    <section ref={section} className={styles.group} aria-label={heading}>
      <h3>{heading}</h3>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry, at) => (
            <li key={keys[at]} data-entry className={styles.entry} aria-label={name(at + 1)}>
              {children(entry, (next) => onChange(entries.toSpliced(at, 1, next)), name(at + 1))}
              <div>
                <TextButton label={removeNamed(at + 1)} onPress={() => remove(at)}>
                  {texts.removeJob}
                </TextButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      <div data-add>
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...entries, empty])}>
          {add}
        </Button>
      </div>
    </section>
  );
}

type Contact = ResumeReading['contacts'][number];

interface ContactsProps {
  contacts: readonly Contact[];
  onChange(contacts: Contact[]): void;
  /** Where reading goes on once the last one is gone. */
  onEmptied(): HTMLElement | null;
  /** Null takes it away. */
  children(contact: Contact, put: (contact: Contact | null) => void): ReactNode;
}

export function Contacts({ contacts, onChange, onEmptied, children }: ContactsProps) {
  const section = useRef<HTMLElement>(null);
  const { keys, drop } = useEntryKeys(contacts.length);

  function put(at: number, contact: Contact | null) {
    if (contact) return onChange(contacts.with(at, contact));
    keepFocusThrough(
      () => {
        drop(at);
        onChange(contacts.toSpliced(at, 1));
      },
      () => buttonsOf(section.current)[at] ?? buttonsOf(section.current).at(-1) ?? onEmptied(),
    );
  }

  if (contacts.length === 0) return null;
  return (
    <section ref={section} className={styles.group} aria-label={texts.contacts}>
      <h3>{texts.contacts}</h3>
      {contacts.map((contact, at) => (
        <div key={keys[at]} data-entry>
          {children(contact, (next) => put(at, next))}
        </div>
      ))}
    </section>
  );
}
