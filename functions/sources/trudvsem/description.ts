import { maxDescriptionLength } from '#core/domain/job/job-draft.ts';
import { decodeEntities } from '#core/domain/text/html-text.ts';
import { collapse, fold } from '#core/domain/text/words.ts';
import { cut } from '../sanitize/bounded-types.ts';
import { escapeHtml, sanitised } from '../sanitize/description.ts';
import type { TrudvsemVacancy } from './record.ts';

/** A script, or a style, to its end; one without an end has none here, and its tag is taken out with the others. */
const invisibleElements = /<(script|style)\b[^<>]*>(?:[^<]|<(?!\/\1>|(?:script|style)\b))*<\/\1>/giu;

/** Foreign text, which may hold tags, line by line; the portal itself has lost most line breaks. */
const linesOf = (text: string): string[] =>
  decodeEntities(
    // More would not be kept.
    cut(text, maxDescriptionLength)
      .replaceAll(invisibleElements, ' ')
      .replaceAll(/<(?:br|\/?(?:p|div|li|ul|ol|tr|h\d))\b[^<>]*>/giu, '\n')
      .replaceAll(/<\/?[a-z][^<>]*>/giu, ' '),
  )
    .split('\n')
    .map(collapse)
    .filter((line) => line !== '');

/** «• одно • другое», «- одно; - другое», «o одно. o другое». */
const bullet = /(?:^|\s)[•●▪◦·✓✔]\s*|(?:^|(?<=[;.,:] ))[-–—o] /gu;
/** And «- Одно - Другое» where a dash begins it all. */
const bulletBehindDash = new RegExp(`${bullet.source}| [-–—] (?=\\p{Lu})`, 'gu');

/** Lines as paragraphs; what stands behind bullets as a list. */
function asHtml(text: string | null | undefined): string {
  return linesOf(text ?? '')
    .map((line) => {
      const [head = '', ...items] = line
        .split(/^[-–—] /u.test(line) ? bulletBehindDash : bullet)
        .map(collapse);
      if (items.length < 2) return `<p>${escapeHtml(line)}</p>`;
      const before = head === '' ? '' : `<p>${escapeHtml(head)}</p>`;
      return `${before}${list(items)}`;
    })
    .join('');
}

const list = (items: readonly string[]): string => {
  const listItems = items.filter((item) => item !== '').map((item) => `<li>${escapeHtml(item)}</li>`);
  return listItems.length > 0 ? `<ul>${listItems.join('')}</ul>` : '';
};

const oneLine = (text: string | null | undefined): string => linesOf(text ?? '').join(' ');
const labelled = (label: string, text: string | null | undefined): string[] => {
  const line = oneLine(text);
  return line === '' ? [] : [`${label}: ${line}`];
};

/** «.», «-», «не указано»: what people type into a field that must not be empty. */
const placeholder = /^(?:\P{L}*|не указан[оа]?|нет|не требуется|отсутствует)\.?$/iu;
/** Without the first letter, which may be a Latin T. */
const noEducation = /ребования не предъявляются|не указано/iu;
/** «MONTHLY 10 %» is the portal's own code of a bonus. */
const bonusCode = /^[A-Z_]+\b[\s\d%.,]*$/u;

function requirementItems({ 'job-name': name, requirement, qualification }: TrudvsemVacancy): string[] {
  const educations = requirement
    .map(({ education }) => oneLine(education))
    .filter((education) => education !== '' && !noEducation.test(education));
  const qualifications = [qualification, ...requirement.map((entry) => entry.qualification)]
    .map(oneLine)
    .filter((line) => !placeholder.test(line) && line.length > 2 && !/образовани/iu.test(line))
    .filter((line) => fold(line) !== fold(oneLine(name)));
  return [...new Set([...educations, ...qualifications.map((line) => `Квалификация: ${line}`)])];
}

function conditionItems(vacancy: TrudvsemVacancy): string[] {
  const { schedule, scheduleTypeComment, benefit, benefitDetails, term, conditions, medicalDocuments } =
    vacancy;
  const terms = oneLine(term?.text);
  return [
    ...labelled('График', schedule),
    ...labelled('О графике', scheduleTypeComment),
    ...oneLine(benefit).split(',').map(collapse),
    oneLine(benefitDetails),
    bonusCode.test(terms) ? '' : terms,
    ...labelled('Класс условий труда', conditions?.toLowerCase()),
    ...labelled('Медицинские документы', medicalDocuments),
  ];
}

/** Duties, requirements and conditions under headings of ours: harmless HTML without contacts; null where nothing is said. */
export function descriptionOf(vacancy: TrudvsemVacancy): string | null {
  const sections: [heading: string, html: string][] = [
    ['Обязанности', asHtml(vacancy.duty)],
    ['Требования', asHtml(vacancy.requirements) + list(requirementItems(vacancy))],
    ['Условия', list(conditionItems(vacancy))],
  ];
  const nonEmpty = sections.filter(([, html]) => html !== '');
  return sanitised(nonEmpty.map(([heading, html]) => `<h3>${heading}</h3>${html}`).join(''));
}
