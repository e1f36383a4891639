import { collapse } from '../text/words.ts';
import { isBlank, type Profile } from '../user/profile.ts';

/** A stored profile as the text of a resume (docs/rules.md#resume-profile); null where it says nothing. */
export function profileAsResume(profile: Profile): string | null {
  const { fullName, position, experience, location, salary, skills, about } = profile;
  const line = (label: string, value: string) => (isBlank(value) ? '' : `${label}: ${collapse(value)}`);
  const parts = [
    [fullName, position].map(collapse),
    [line('Опыт работы', experience), line('Местоположение', location), line('Желаемая зарплата', salary)],
    skills.length > 0 ? ['Навыки', skills.map(collapse).join(', ')] : [],
    isBlank(about) ? [] : ['О себе', about.trim()],
  ];
  const text = parts
    .map((lines) => lines.filter((row) => !isBlank(row)).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
  return text === '' ? null : text;
}

/** What an empty page shows (docs/rules.md#resume-sample): an invented person, never sent anywhere. */
export const sampleResume = `Алексей Примеров
Frontend-разработчик

Контакты
Москва
E-mail: alexey@example.com
Telegram: @alexey_example

Опыт работы: 4 года

Frontend-разработчик, «Пример Софт»
март 2023 — настоящее время
— Сократил время загрузки личного кабинета с 4,2 до 1,6 секунды: разделил сборку и перевёл списки на виртуальный скролл.
— Собрал библиотеку из 40 компонентов на React и TypeScript, ею пользуются 3 команды.
— Ввёл автотесты в CI: возвратов после релиза стало на 35\u00a0% меньше.

Младший frontend-разработчик, «Образец»
июнь 2021 — февраль 2023
— Сверстал и запустил каталог интернет-магазина на 12 000 товаров.
— Перевёл 60 страниц с jQuery на React.

Навыки
JavaScript, TypeScript, React, HTML, CSS, Git, Docker, CI/CD, Figma

Образование
Бакалавр, прикладная информатика, 2021

О себе
Люблю понятный код и быстрые интерфейсы. Английский язык: читаю документацию, переписываюсь с коллегами.
`;

/** The percent sign has stood without a space, too: a sample that was saved then is still the sample. */
const comparable = (text: string): string => collapse(text).replaceAll(' %', '%');

/** However its line ends and spaces came back from a text area. */
export const isSampleResume = (text: string): boolean => comparable(text) === comparable(sampleResume);

export interface ResumeSource {
  text: string;
  source: 'stored' | 'profile' | 'sample';
}

/**
 * Saved text first, then the profile, then the sample (docs/rules.md#resume-source). A saved sample is still the
 * sample.
 */
export function resumeFor(stored: string | null, profile: Profile | null): ResumeSource {
  if (stored !== null && !isBlank(stored) && !isSampleResume(stored))
    return { text: stored, source: 'stored' };
  const fromProfile = profile && profileAsResume(profile);
  return fromProfile ? { text: fromProfile, source: 'profile' } : { text: sampleResume, source: 'sample' };
}
