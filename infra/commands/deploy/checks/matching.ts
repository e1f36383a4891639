import type { Settings } from '../../../settings.ts';
import { type Finding, note } from '../finding.ts';

/** Where what people want to do goes abroad, somebody has to have decided it. */
export const checkMatching = ({ region, matching, publicEmail }: Settings): Finding[] =>
  matching
    ? [
        ...(publicEmail === undefined
          ? [
              note(
                'Сайт рекомендует вакансии, а почты для вопросов об этом не показывает: задайте "publicEmail". Её требует закон о рекомендательных технологиях (149-ФЗ, статья 10.2-2).',
              ),
            ]
          : []),
        note(
          `Подбор по профилю включён ("matching"): навыки, должность, уровень, стаж, город, языки и желаемая зарплата соискателей уходят с запросами в регион ${region}; там они не сохраняются. Об этом должна говорить ваша политика.`,
        ),
      ]
    : [];
