import type { Settings } from '../../../settings.ts';
import { type Finding, note } from '../finding.ts';

/** Addresses and searches lie abroad, and e-mails are written to people: somebody has to have decided both. */
export const checkSubscriptions = ({ region, subscriptions, sesSender }: Settings): Finding[] =>
  subscriptions
    ? [
        note(
          `Письма о новых вакансиях включены ("subscriptions"): адреса, сохранённые поиски и то, о каких вакансиях уже написали, хранятся в регионе ${region}, письма шлёт SES от ${sesSender}. Закон (152-ФЗ, статья 18, часть 5) требует, чтобы данные граждан России сначала записывались в России; согласие соискателя этого не заменяет. Рекламы в письмах быть не должно (38-ФЗ, статья 18). Решите это с юристом, и пусть об этом говорит ваша политика.`,
        ),
      ]
    : [];
