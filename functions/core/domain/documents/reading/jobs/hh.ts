import { fold } from '../../../text/words.ts';
import type { ReadJob } from '../../resume-reading.ts';
import type { ResumeLine } from '../lines.ts';
import { type PeriodMention, periodMentionsIn } from '../period-mentions.ts';
import { valueIn } from '../values.ts';
import {
  isContact,
  isDuration,
  isDuty,
  isIndustry,
  isNoEmployer,
  isOwnBusiness,
} from '../words/not-employers.ts';
import { isMoment } from '../words/periods.ts';
import { isPlace, withoutPlace } from '../words/places.ts';
import { isRole } from '../words/vocabulary.ts';
import type { Entry } from './entry-heads.ts';
import { jobsOf } from './read-jobs.ts';

const signs: readonly RegExp[] = [
  /^желаемая должность и зарплата$/mu,
  /^опыт работы\s?[—–-]\s?\d{1,2} (?:год|лет|мес)/mu,
  /резюме обновлено \d/u,
  /^гражданство: .{2,60}разрешение на работу/mu,
  /^желательное время в пути до работы/mu,
  /^проживает: /mu,
  /^desired position and salary$/mu,
  /^work experience\s?[—–-]\s?\d{1,2} (?:year|month)/mu,
  /resume updated (?:on )?\d/u,
  /^citizenship: .{2,60}work permit/mu,
  /^desired travel time to work/mu,
  /^reside in: /mu,
];

/** Whether a document is hh.ru's own export: two of what that alone writes. */
export function isOfHh(text: string): boolean {
  const folded = fold(text.slice(0, 40_000)).replace(/^[^\S\n]+/gmu, '');
  return signs.filter((sign) => sign.test(folded)).length >= 2;
}

const footer = /(?:резюме обновлено|resume updated(?: on)?) \d/iu;

interface EntryStart {
  mention: PeriodMention;
  /** The employer, where it stands on the period's own line. */
  employer: string | null;
}

const startsOf = (lines: readonly ResumeLine[], text: string): EntryStart[] =>
  periodMentionsIn(lines, text).map((mention): EntryStart => {
    const line = lines[mention.first];
    const employer =
      mention.isAlone || !line
        ? ''
        : withoutPlace(
            line.verbatim
              .slice(mention.period.end)
              .replace(/^[\s|]{1,9}/u, '')
              .trim(),
          );
    return { mention, employer: employer === '' ? null : employer };
  });

const isCompanyDetail = (line: ResumeLine): boolean =>
  isDuration(line.words) ||
  isPlace(line.words) ||
  isContact(line.words) ||
  isIndustry(line.words) ||
  /^\p{Lu}[\p{L}\s-]{2,30}, (?:www\.)?[\p{L}\d-]{1,40}\.[\p{L}\d.-]{2,20}\/?\S{0,60}$/u.test(line.words) ||
  line.isBullet;

function entryOf(lines: readonly ResumeLine[], { mention, employer }: EntryStart, end: number): Entry {
  let at = mention.last + 1;
  const isSkipped = ({ words }: ResumeLine) => isDuration(words) || (mention.isBroken && isMoment(words));
  for (let line = lines[at]; at < end && line && isSkipped(line); line = lines[at]) at += 1;
  const first = employer === null ? lines[at] : lines[mention.first];
  if (employer === null) at += 1;
  const name = employer ?? first?.verbatim ?? '';
  const isName = !isNoEmployer(name) && !isOwnBusiness(name);
  const size = first?.block.size ?? null;
  // A place stands before the trade, a town that we do not know as well.
  const trade = lines.slice(at, Math.min(end, at + 2)).findIndex(({ words }) => isIndustry(words));
  at += Math.max(0, trade);
  let title: ReadJob['title'] = null;
  for (; at < end; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (isCompanyDetail(line)) continue;
    const isLarge = size !== null && size > 1.05 && (line.block.size ?? 0) > size - 0.06;
    const isPost = line.words.length <= 120 && !isDuty(line.words) && (isLarge || isRole(line.words));
    const below = lines[at + 1];
    // A trade that we do not know stands above the post.
    if (!isPost && at + 1 < end && below && !below.isBullet && isRole(below.words)) continue;
    title = line.words.length <= 120 ? valueIn(line.verbatim, line.span, isPost) : null;
    at += title === null ? 0 : 1;
    break;
  }
  return {
    from: mention.first,
    to: at - 1,
    head: {
      employer: first && isName ? valueIn(name, first.span, title?.certainty === 'sure') : null,
      title,
      isWhole: true,
      isLoose: false,
    },
    mention,
    isSure: true,
  };
}

/** Jobs as hh.ru writes them: period, how long, employer, place and site, trades, post, duties. */
export function readHhJobs(section: readonly ResumeLine[], text: string): ReadJob[] {
  const lines = section.filter(
    ({ words, isHeading, isLabelled }) =>
      !isHeading && !footer.test(words) && !(isLabelled && isDuration(words)),
  );
  const starts = startsOf(lines, text);
  const entries = starts.map((start, at) =>
    entryOf(lines, start, starts[at + 1]?.mention.first ?? lines.length),
  );
  return jobsOf(lines, entries, true);
}
