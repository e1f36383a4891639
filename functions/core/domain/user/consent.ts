import * as z from 'zod/mini';

/**
 * What a user sends to the server by their own act (docs/rules.md#personal-consent); the text stands beside the button.
 */
export const consentKinds = ['documents', 'writing', 'letters'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Changes with the texts: kept with each record, so that it is known what was agreed to. */
export const consentVersion = '2026-11-20';

/** The press of the button is the consent; what it says stands beside it. */
export const consentTexts: Readonly<Record<ConsentKind, string>> = {
  documents:
    'Нажимая «Загрузить», вы соглашаетесь, что файл будет храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы вы могли открыть его с\u00a0любого устройства. Удалить файл можно в\u00a0любой момент.',
  writing:
    'Нажимая кнопку, вы соглашаетесь, что текст резюме, а\u00a0для письма ещё профиль и\u00a0данные формы, будут отправлены на\u00a0серверы Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы подготовить ответ. Ответ хранится сутки, в\u00a0резервных копиях\u00a0— до\u00a035\u00a0дней.',
  letters:
    'Нажимая «Сохранить», вы соглашаетесь, что письмо будет храниться на\u00a0серверах Призвания в\u00a0облаке AWS за\u00a0пределами России, чтобы вы могли вернуться к\u00a0нему с\u00a0любого устройства.',
};

export const consentRecord = z.object({
  kind: z.enum(consentKinds),
  version: z.string(),
  /** ISO instant of the last press. */
  at: z.string(),
});
export type ConsentRecord = z.infer<typeof consentRecord>;
