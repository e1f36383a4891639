import type { Demand } from '#core/domain/match/score/demand.ts';
import type { LimitReason } from '#core/domain/match/score/limits.ts';
import { languageLevels, type Seeker } from '#core/domain/match/seeker/seeker.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';

/** Why a match is held down, in words. */
export function limitReason(reason: LimitReason, demand: Demand, seeker: Seeker): string {
  if (reason !== 'language') return texts.limits[reason];
  const language = demand.languages.find(({ id, level }) => {
    const own = seeker.languages.find((item) => item.id === id);
    return own !== undefined && languageLevels.indexOf(own.level) < languageLevels.indexOf(level);
  });
  return language ? texts.limits.language(language.id, language.level) : texts.limits.languageAny;
}
