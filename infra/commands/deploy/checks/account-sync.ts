import type { Settings } from '../../../settings.ts';
import { type Finding, note } from '../finding.ts';

/** Consent does not make up for where a citizen's data is first recorded: somebody has to have decided it. */
export const checkAccountSync = ({ region, accountSync }: Settings): Finding[] =>
  accountSync
    ? [
        note(
          `Хранение в аккаунте включено ("accountSync"): отклики, профили и резюме соискателей записываются в регион ${region}. Закон (152-ФЗ, статья 18, часть 5) требует, чтобы данные граждан России сначала записывались в России; согласие соискателя этого не заменяет. Решите это с юристом, и пусть об этом говорит ваша политика.`,
        ),
      ]
    : [];
