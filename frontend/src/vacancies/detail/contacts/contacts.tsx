import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getJobContacts } from '#core/contract/job-details.ts';
import type { JobContacts } from '#core/domain/job/job-contacts.ts';
import { callApi } from '../../../api/call-api.ts';
import { isSignedOut } from '../../../api/failures.ts';
import { useSignInDialog } from '../../../session/sign-in/use-sign-in-dialog.ts';
import { useSession } from '../../../session/use-session.ts';
import { failure } from '../../../texts/ru.ts';
import { openVacancy } from '../../../texts/vacancies/detail-ru.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './contacts.module.css';

/**
 * The employer's own addresses, for who has signed in; they live as long as the open vacancy
 * (docs/rules.md#detail-contacts).
 */
export function Contacts({ jobId }: { jobId: string }) {
  const { status } = useSession();
  const signIn = useSignInDialog();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => callApi(getJobContacts, { jobId }),
    gcTime: 0,
    onError: (error) => {
      if (isSignedOut(error)) signIn.open({ next: mutate });
    },
    meta: { failure: { text: (error: Error) => (isSignedOut(error) ? null : failure.contacts) } },
  });
  return (
    <section className={styles.block} aria-labelledby="contacts-heading">
      <h2 id="contacts-heading">{openVacancy.contacts}</h2>
      {data && status === 'user' ? (
        <ContactList contacts={data.contacts} />
      ) : (
        <Button
          isWide
          isBusy={isPending}
          onPress={() => (status === 'visitor' ? signIn.open({ next: mutate }) : mutate())}
        >
          {openVacancy.showContacts}
        </Button>
      )}
    </section>
  );
}

function ContactList({ contacts }: { contacts: JobContacts }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <dl ref={list} className={styles.list}>
      {contactLinks(contacts).map(({ kind, href, text }) => (
        <div key={kind}>
          <dt>{openVacancy.contactKinds[kind]}</dt>
          <dd>
            <a href={href} {...(kind !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}>
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactLink {
  kind: keyof JobContacts;
  href: string;
  text: string;
}

/** 'https://jobs.example/form/' is read as 'jobs.example/form'. */
const withoutScheme = (site: string): string =>
  site.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');

function contactLinks({ email, telegram, site }: JobContacts): ContactLink[] {
  const links: ContactLink[] = [];
  if (email !== null) links.push({ kind: 'email', href: `mailto:${email}`, text: email });
  if (telegram !== null)
    links.push({ kind: 'telegram', href: `https://t.me/${telegram.replace('@', '')}`, text: telegram });
  if (site !== null) links.push({ kind: 'site', href: site, text: withoutScheme(site) });
  return links;
}
