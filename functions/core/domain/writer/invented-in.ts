import { contactsIn, withoutContacts } from '../documents/reading/contacts.ts';
import { skillsIn } from '../job/skills.ts';
import { fold } from '../text/words.ts';
import { namesBeside } from './check/names-beside.ts';
import { numbersBeside } from './check/numbers-beside.ts';
import { withoutInvisible } from './text-cleanup.ts';

const bareLink = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/(?<!\/)\/+$/u, '');

const bareDigits = (phone: string): string => phone.replace(/\D/gu, '').slice(-10);

function contactsBeside(sources: string): (text: string) => string[] {
  const known = contactsIn(sources);
  const missing = (ones: string[], others: string[], bare: (one: string) => string) => {
    const there = new Set(others.map(bare));
    return ones.filter((one) => !there.has(bare(one)));
  };
  return (text) => {
    const shown = contactsIn(text);
    return [
      ...missing(shown.emails, known.emails, (one) => one.toLowerCase()),
      ...missing(shown.phones, known.phones, bareDigits),
      ...missing(shown.handles, known.handles, (one) => one.toLowerCase()),
      ...missing(shown.links, known.links, bareLink),
    ];
  };
}

/** `inventedIn` for many texts of the same sources. */
export function inventedBeside(sources: readonly string[]): (text: string) => string[] {
  const known = withoutInvisible(sources.join('\n'));
  const knownSkills = skillsIn(known);
  const contacts = contactsBeside(known);
  const numbers = numbersBeside(withoutContacts(known));
  // 'ML' of a source is Machine Learning, and may be called so.
  const names = namesBeside(`${known}\n${knownSkills.join('\n')}`);
  return (text) => {
    const shown = withoutInvisible(text);
    const plain = withoutContacts(shown);
    const skills = skillsIn(plain).filter((name) => !knownSkills.includes(name));
    const others = names(plain).filter((name) => !skills.some((skill) => fold(skill) === fold(name)));
    return [...new Set([...numbers(plain), ...contacts(shown), ...skills, ...others])];
  };
}

/**
 * What a text names and none of its sources does (docs/rules.md#writer-nothing-invented), word for word from the text:
 * numbers, dates, shares, employers and other names, skills, links, e-mails, accounts, phones. A declined name is the
 * name.
 */
export const inventedIn = (text: string, sources: readonly string[]): string[] =>
  inventedBeside(sources)(text);
