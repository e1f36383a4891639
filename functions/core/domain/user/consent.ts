import * as z from 'zod/mini';

/**
 * What a user sends to the server by their own act (docs/rules.md#personal-consent); the text stands beside the button.
 */
export const consentKinds = [
  'documents',
  'writing',
  'letters',
  'tracker',
  'profile',
  'resume',
  'versions',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What may follow the account (docs/rules.md#account-sync): each with a consent of its own, as long as it stands. */
export const syncKinds = [
  'tracker',
  'profile',
  'resume',
  'versions',
] as const satisfies readonly ConsentKind[];
export type SyncKind = (typeof syncKinds)[number];

export const isSyncKind = (kind: ConsentKind): kind is SyncKind =>
  syncKinds.some((syncKind) => syncKind === kind);

/** Changes with the texts: kept with each record, so that it is known what was agreed to. */
export const consentVersion = '2026-11-20';
/** Of the texts of what follows the account. */
export const syncConsentVersion = '2026-11-25';

export const consentVersionOf = (kind: ConsentKind): string =>
  isSyncKind(kind) ? syncConsentVersion : consentVersion;

/** The press of the button is the consent; what it says stands beside it. */
export const consentTexts: Readonly<Record<ConsentKind, string>> = {
  documents:
    'Нажимая «Загрузить», вы соглашаетесь, что файл будет храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы вы могли открыть его с\u00a0любого устройства. Удалить файл можно в\u00a0любой момент.',
  writing:
    'Нажимая кнопку, вы соглашаетесь, что текст резюме, а\u00a0для письма ещё профиль и\u00a0данные формы, будут отправлены на\u00a0серверы Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы подготовить ответ. Ответ хранится сутки, в\u00a0резервных копиях\u00a0— до\u00a035\u00a0дней.',
  letters:
    'Нажимая «Сохранить», вы соглашаетесь, что письмо будет храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы вы могли вернуться к\u00a0нему с\u00a0любого устройства.',
  tracker:
    'Нажимая «Хранить в\u00a0аккаунте», вы соглашаетесь, что ваши отклики с\u00a0заметками, событиями и\u00a0напоминаниями, а\u00a0также скрытые вакансии и\u00a0компании будут храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы они были на\u00a0любом устройстве, где вы войдёте. Выключить и\u00a0удалить их с\u00a0сервера можно в\u00a0любой момент.',
  profile:
    'Нажимая «Хранить в\u00a0аккаунте», вы соглашаетесь, что профиль будет храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы он был на\u00a0любом устройстве, где вы войдёте, и\u00a0не\u00a0пришлось заполнять его снова. Выключить и\u00a0удалить его с\u00a0сервера можно в\u00a0любой момент.',
  resume:
    'Нажимая «Хранить в\u00a0аккаунте», вы соглашаетесь, что сохранённый текст резюме и\u00a0то, что вы в\u00a0нём подтвердили, будут храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы они были на\u00a0любом устройстве, где вы войдёте. Выключить и\u00a0удалить их с\u00a0сервера можно в\u00a0любой момент.',
  versions:
    'Нажимая «Хранить в\u00a0аккаунте», вы соглашаетесь, что сохранённые версии резюме с\u00a0их названиями будут храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы они были на\u00a0любом устройстве, где вы войдёте. Выключить и\u00a0удалить их с\u00a0сервера можно в\u00a0любой момент.',
};

/** Of the texts about e-mails: kept with each search and subscription, together with when. */
export const emailConsentVersion = '2026-11-25';

/** Beside the button that saves a search in the account, or turns its e-mails on; and beside a visitor's. */
export const emailConsents = {
  account:
    'Нажимая кнопку, вы соглашаетесь, что поиск и\u00a0то, о\u00a0каких вакансиях вам уже написали, будут храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России и\u00a0что письма о\u00a0новых вакансиях, если вы их\u00a0включите, будут приходить на\u00a0почту вашего аккаунта. Если в\u00a0аккаунте хранятся и\u00a0отклики, в\u00a0письме будут напоминания на\u00a0этот день, а\u00a0вакансий скрытых вами компаний не\u00a0будет. Отписаться можно по\u00a0ссылке в\u00a0каждом письме, удалить поиск\u00a0— в\u00a0любой момент.',
  visitor:
    'Нажимая кнопку, вы соглашаетесь, что адрес почты, поиск и\u00a0то, о\u00a0каких вакансиях вам уже написали, будут храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы присылать вам письма о\u00a0новых вакансиях. Рекламы в\u00a0них нет. Отписаться можно по\u00a0ссылке в\u00a0каждом письме: тогда адрес и\u00a0все его поиски удаляются, из\u00a0резервных копий\u00a0— через 35\u00a0дней.',
} as const;

export const consentRecord = z.object({
  kind: z.enum(consentKinds),
  version: z.string(),
  /** ISO instant of the last press. */
  at: z.string(),
  /** Of the first one since it was last taken back. @default - one of an older release */
  since: z.optional(z.string()),
});
export type ConsentRecord = z.infer<typeof consentRecord>;
