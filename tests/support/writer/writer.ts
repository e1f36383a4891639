import { generateCoverLetter } from '#core/contract/writing.ts';

/** A person nobody is. */
export const resume = `Анна Ветрова
Backend-разработчик
Москва, anna.vetrova@example.ru

Опыт работы
ООО «Ромашка», backend-разработчик, 2020–2024
- Разрабатывала сервис оплаты на Python и PostgreSQL
- Ускорила выгрузку отчётов с 40 до 5 секунд
- Отвечала за релизы в команде из 6 человек

Навыки: Python, PostgreSQL, Docker, Git

Образование: МГУ, 2019
`;

export const letterForm = {
  resumeText: resume,
  companyName: 'Кедр',
  position: 'Python-разработчик',
  whyInterested: 'Люблю сервисы, которыми пользуются каждый день',
};

export const letterRequest = (form: Partial<typeof letterForm> & { jobUrl?: string } = {}) =>
  generateCoverLetter.request.parse({ ...letterForm, ...form });

/** What a model that keeps to its task answers. */
export const goodLetter = `Здравствуйте!

Меня заинтересовала вакансия «Python-разработчик» в компании «Кедр». Люблю сервисы, которыми пользуются каждый день, и хотела бы заниматься именно такой работой.

В ООО «Ромашка» я разрабатывала сервис оплаты на Python и PostgreSQL. Ускорила выгрузку отчётов с 40 до 5 секунд и отвечала за релизы в команде из 6 человек.

Буду рада рассказать об этом подробнее на встрече.

Анна Ветрова`;

export const goodReview = [
  {
    kind: 'results',
    quote: 'Отвечала за релизы в команде из 6 человек',
    proposal: 'Вела релизы команды из 6 человек',
    reason: 'Глагол действия говорит больше, чем «отвечала».',
  },
  { kind: 'contacts', quote: null, proposal: null, reason: 'Добавьте телефон: так с вами быстрее свяжутся.' },
  { kind: 'structure', quote: null, proposal: null, reason: 'Добавьте раздел о себе в два предложения.' },
  {
    kind: 'wording',
    quote: 'Разрабатывала сервис оплаты на Python и PostgreSQL',
    proposal: 'Разработала сервис оплаты на Python и PostgreSQL',
    reason: 'Совершенный вид показывает, что работа сделана.',
  },
];

/** A text cut as a model streams it. */
export const piecesOf = (text: string, length = 7): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'gu')) ?? [];
