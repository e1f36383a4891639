import { fold, wholeWords } from '../../text/words.ts';
import { isBalanced, oneLine } from '../text-cleanup.ts';
import { type Period, periodIn } from './periods.ts';
import type { ResumeLine } from './sections.ts';

const rest = '\\p{L}*';

const role = wholeWords(
  `\\p{L}*(?:разработчи|программист|инженер|дизайнер|тестировщи|аналитик|менеджер|бухгалтер|руководител|директор|специалист|администратор|маркетолог|юрист|экономист|рекрутер|оператор|продав(?:е?ц)|консультант|копирайтер|редактор|архитектор|стажер|верстальщи|лаборант|учител|преподавател|врач|водител|логист|секретар|ассистент|помощник|координатор|кассир|иллюстратор|художник|журналист|переводчик|методист|куратор|начальник|заведующ|мастер|технолог|психолог|исследовател|тимлид|техлид|лидер|закупщик|товаровед|официант|бариста|повар|курьер)${rest}`,
  'devops',
  'qa',
  'sre',
  'c[tefoimp]o',
  '(?:developer|engineer|programmer|designer|analyst|manager|accountant|lead|scientist|researcher|tester|specialist|consultant|architect|administrator|intern|assistant|director|head|officer|writer|editor|marketer|recruiter|teacher|owner|master|bookkeeper|auditor|controller)s?',
);

/** Whether words name an occupation: 'Ведущий бухгалтер', 'QA Engineer'. */
export const namesRole = (words: string): boolean => role.test(fold(words));

const legalForm =
  /(?<![\p{L}])(?:ООО|АО|ПАО|ЗАО|ОАО|ИП|ГК|ФГУП|ГБУ|МБУ|НКО|LLC|Ltd\.?|Inc\.?|GmbH|LLP)(?![\p{L}])/u;
const place =
  /^(?:г\. ?|город )?(?:москва|санкт-петербург|петербург|спб|новосибирск|екатеринбург|казань|нижний новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тверь|томск|тула|рязань|калининград|минск|алматы|ереван|тбилиси|белград|россия|беларусь|казахстан|moscow|saint petersburg|st\.? petersburg|london|berlin|yerevan|tbilisi|belgrade|amsterdam|lisbon|russia|germany|uk|usa|serbia|armenia|georgia|удален\p{L}*|удаленная работа|remote\p{L}*|офис|office|гибрид\p{L}*|hybrid|полная занятость|частичная занятость|full[- ]time|part[- ]time|фриланс|freelance)(?: \(?(?:удаленно|remote)\)?)?$/u;

export interface PastJob {
  title: string | null;
  employer: string | null;
  period: Period | null;
}

const parts = (words: string): string[] =>
  words
    .split(/\s+[|·•/—–-]\s+|;\s*|,\s+(?![^«]*»)|\s+(?:at|@|в компании)\s+|\s*[|·•]\s*/u)
    .map((part) =>
      part
        .replace(
          /^(?:компания|работодатель|организация|место работы|должность|company|employer|position|role)\s*:?\s+/iu,
          '',
        )
        .replace(/^[\s,.:()–—-]+/u, '')
        .replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, ''),
    )
    .filter((part) => part.length > 1 && isBalanced(part));

const isEmployer = (part: string): boolean =>
  /^[\p{Lu}\d«"„“]/u.test(part) &&
  part.length <= 60 &&
  part.split(' ').length <= 6 &&
  !place.test(fold(part)) &&
  !/[.!?]$/u.test(part.replace(/(?:Inc|Ltd)\.$/u, '')) &&
  !/^\d+$/u.test(part);

const isSure = (part: string): boolean => legalForm.test(part) || /^[«"„“].+[»"“”]$/u.test(part);

/** A line that can stand at the head of an entry: short, no bullet, no sentence. */
const canHead = ({ words, isBullet, isHeading }: ResumeLine): boolean =>
  !isBullet &&
  !isHeading &&
  words.length <= 120 &&
  !/[.;]$/u.test(words.replace(/(?:н\.\s?в|г|Inc|Ltd)\.$/u, ''));

function jobOf(head: readonly ResumeLine[]): PastJob {
  const period = head.map(({ words }) => periodIn(words)).find((one) => one !== null) ?? null;
  const all = head.flatMap(({ words }) =>
    parts(oneLine(words.replace(periodIn(words)?.text ?? '\n', ' | ').replace(/\(\s*\|?\s*\)/gu, ' '))),
  );
  const title = all.find((part) => namesRole(part) && !isSure(part) && part.length <= 80) ?? null;
  const others = all.filter((part) => part !== title && isEmployer(part));
  const employer = others.find(isSure) ?? others.find((part) => !namesRole(part)) ?? null;
  return { title, employer, period };
}

export interface WorkLines {
  jobs: PastJob[];
  /** What was done, line by line. */
  duties: ResumeLine[];
}

/** Entries of a career: the lines around a period are an entry's head, what follows are its duties. */
export function workIn(lines: readonly ResumeLine[]): WorkLines {
  const jobs: PastJob[] = [];
  const duties: ResumeLine[] = [];
  const own = lines.filter(({ isHeading }) => !isHeading);
  const heads = new Set<number>();
  for (const [at, line] of own.entries()) {
    if (!canHead(line) || !periodIn(line.words) || heads.has(at)) continue;
    const head = [at];
    // Title and employer stand on the period's line, or on up to two lines beside it.
    for (const near of [at - 1, at - 2]) {
      const before = own[near];
      if (!before || heads.has(near) || !canHead(before) || periodIn(before.words)) break;
      head.unshift(near);
    }
    const isFull = () => {
      const { title, employer } = jobOf(head.flatMap((one) => own[one] ?? []));
      return title !== null && employer !== null;
    };
    for (const near of [at + 1, at + 2]) {
      const after = own[near];
      if (isFull() || !after || !canHead(after) || periodIn(after.words) || after.words.length > 70) break;
      head.push(near);
    }
    const job = jobOf(head.flatMap((one) => own[one] ?? []));
    if (job.title === null && job.employer === null) continue;
    for (const one of head) heads.add(one);
    jobs.push(job);
  }
  for (const [at, line] of own.entries()) if (!heads.has(at) && !periodIn(line.words)) duties.push(line);
  return {
    jobs: jobs.sort((one, other) => (other.period?.to ?? 0) - (one.period?.to ?? 0)),
    duties,
  };
}
