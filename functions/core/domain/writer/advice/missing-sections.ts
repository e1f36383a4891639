import { withoutReachable } from '../../documents/reading/contacts.ts';
import type { ResumeLine } from '../../documents/reading/lines.ts';
import { isContact, isPlaceholder } from '../../documents/reading/words/not-employers.ts';
import { isPlace } from '../../documents/reading/words/places.ts';
import { isRole } from '../../documents/reading/words/vocabulary.ts';
import type { ResumeFacts } from '../facts.ts';
import { wordsIn } from '../writing.ts';
import type { RankedAdvice } from './ranked-advice.ts';

const fewWords = 100;
const manyWords = 1400;
const maxPages = 3;
/** With fewer the pages are loose, and there is nothing to cut. */
const wordsOfPages = 700;

type Bilingual = readonly [ru: string, en: string];

const missingAdvice = (
  weight: number,
  kind: RankedAdvice['kind'],
  proposal: string | null,
  reason: string,
): RankedAdvice => ({ weight, kind, line: null, quote: null, proposal, reason });

/** A way to reach somebody that is not read as a contact: 'Telegram: olga', 'т. 34-56-78', 'olga(собака)mail.ru'. */
const contactHint =
  /@|(?:\d[\s()-]{0,2}){10}|t\.me|wa\.me|vk\.com|linkedin\.com|(?<!\p{L})(?:telegram|телеграмм?|tg|тг|skype|скайп|whatsapp|в[ао]т[сц]ап|viber|вайбер)\s?:\s?[\w.+-]{3}|(?<!\p{L})(?:телефон|тел|т|моб|phone|tel)\s?[.:]{1,2}\s?[+(]?\d(?:[\s()-]{0,2}\d){4}|[([]\s?(?:собака|at)\s?[)\]]/iu;

function adviseOnContacts({ contacts, lines, language }: ResumeFacts, resumeText: string): RankedAdvice[] {
  const { emails, phones, handles, links } = contacts;
  const localize = ([ru, en]: Bilingual) => (language === 'ru' ? ru : en);
  const isReachable = emails.length + phones.length + handles.length > 0;
  // What was read as a contact and is not the owner's hints at none of his.
  const isHinted = contactHint.test(withoutReachable(resumeText));
  if (!isReachable && !isHinted)
    return [
      missingAdvice(
        100,
        'contacts',
        localize([
          'Контакты\nТелефон: [номер]\nE-mail: [адрес]',
          'Contacts\nPhone: [number]\nE-mail: [address]',
        ]),
        localize([
          'В резюме нет ни вашего телефона, ни вашей почты: если файл перешлют, ответить будет некуда. Поставьте контакты сразу под именем.',
          'There is neither a phone number nor an e-mail of yours: if the file is passed on, nobody can reply. Put them right under your name.',
        ]),
      ),
    ];
  if (phones.length === 0 || emails.length + handles.length + links.length > 0 || resumeText.includes('@'))
    return [];
  const line = lines.find(({ text }) => phones.some((phone) => text.includes(phone)));
  if (!line || line.text.length > 120) return [];
  return [
    {
      weight: 77,
      kind: 'contacts',
      line,
      quote: line.text,
      proposal: `${line.text}\nE-mail: [${localize(['адрес', 'address'])}]`,
      reason: localize([
        'Нет адреса почты: приглашения и тестовые задания присылают на неё.',
        'There is no e-mail: invitations and test tasks are sent there.',
      ]),
    },
  ];
}

/** Whatever may stand for work: then nothing is said of its absence. */
const workWords =
  /опыт|работа(?!\p{L})|работал|стаж|практик|подработ|волонт|проект|фриланс|experience|work|intern|employ|project|volunteer/iu;
const studyWords =
  /университет|институт|колледж|училищ|техникум|академи|школ|(?<!\p{L})(?:ву[зз]|мгу|спбгу|вшэ|мгту|мфти)(?!\p{L})|факультет|курс|диплом|бакалавр|магистр|специалитет|образовани|студент|сертификат|(?<!\p{L})высшее(?!\p{L})|(?<!\p{L})с?пту(?!\p{L})|(?:кандидат|доктор)\p{L}{0,3} \p{L}{3,25} наук|ординатур|интернатур|аспирант|лице[йяе]|гимнази|консерватори|семинари|educat|universit|college|school|bachelor|master|degree|course|diploma|certif|ph\.?d/iu;
/** 'МГЮА', 'УрФУ', 'СПбГУ'. Less than `schoolInitials` of a line of studies knows: anywhere in a text two capitals are no school. */
const schoolAbbreviation =
  /(?<!\p{L})(?:[А-ЯЁ][а-яёА-ЯЁ]{1,4}(?:ГУ|ФУ|ТУ|МУ|ПУ|АУ|ЮА)|КФУ|МГИМО|РЭУ|РАНХиГС|ГИТИС|ВГИК|МАИ|МЭИ|МИСиС|МИФИ|ИТМО|РУДН)(?!\p{L})/u;
const periodWords =
  /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}[./]\d{2}(?!\d)|(?<!\p{L})\d{1,2}\+?\s?(?:лет|год|мес|year|month|yr)|настоящее время|н\.\s?в\.|present|(?<!\p{L})(?:с|в|from|since)\s['’]?\d{2}(?!\d)|(?:январ|феврал|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр)/iu;

/** What stands under a name and is no post. */
const personalWords =
  /готов|переезд|командиров|замуж|женат|холост|гражданств|мужчина|женщина|рожд|дет(?:и|ей)(?!\p{L})|резюме|resume|married|single|relocat/iu;

/** A few words that may be a post that we do not know: 'Кинолог'. */
const mayBePost = ({ words, isHeading }: ResumeLine): boolean =>
  !isHeading &&
  /^\p{L}[^\d:@]{2,60}$/u.test(words) &&
  words.split(' ').length <= 5 &&
  !personalWords.test(words) &&
  !isPlace(words.split(',')[0] ?? '') &&
  !isContact(words);

function adviseOnSections(facts: ResumeFacts, resumeText: string): RankedAdvice[] {
  const { sections, reading, language, lines } = facts;
  const localize = ([ru, en]: Bilingual) => (language === 'ru' ? ru : en);
  const found: RankedAdvice[] = [];
  const hasWords = wordsIn(resumeText) >= 5;
  if (hasWords && !sections.has('experience') && reading.jobs.length === 0 && !workWords.test(resumeText))
    found.push(
      missingAdvice(
        96,
        'structure',
        localize([
          'Опыт работы\n[Должность], [компания]\n[месяц, год] — [месяц, год]\n— [что сделано и что это дало, с числом]',
          'Work experience\n[Position], [company]\n[month, year] – [month, year]\n- [what was done and what it gave, with a number]',
        ]),
        localize([
          'Об опыте ничего не сказано, а его читают первым. Если постоянной работы ещё не было, опишите практику, подработку, учебные и свои проекты.',
          'Nothing is said of experience, and it is read first. If you have not had a job yet, describe internships, studies and projects of your own.',
        ]),
      ),
    );
  if (
    hasWords &&
    !sections.has('education') &&
    !sections.has('courses') &&
    reading.education.length === 0 &&
    !studyWords.test(resumeText) &&
    !schoolAbbreviation.test(resumeText)
  )
    found.push(
      missingAdvice(
        64,
        'structure',
        localize([
          'Образование\n[учебное заведение], [специальность], [год окончания]',
          'Education\n[school], [field], [year]',
        ]),
        localize([
          'Об образовании ничего не сказано. Хватит одной строки; подойдут и законченные курсы.',
          'Nothing is said of education. One line is enough; finished courses will do as well.',
        ]),
      ),
    );
  const first = lines.find(({ isHeading }) => !isHeading);
  const head = lines.filter(({ section }) => section === 'top' || section === 'contacts').slice(0, 12);
  const belowName = first ? head.slice(head.indexOf(first) + 1).slice(0, 3) : [];
  const isPositionless =
    reading.position === null &&
    !sections.has('wanted') &&
    !/должность|позици|position|objective|ищу|соискател|(?<!\p{L})цель/iu.test(resumeText) &&
    !head.some((line) => isRole(line.words)) &&
    !belowName.some(mayBePost);
  if (isPositionless && reading.name?.certainty === 'sure' && first?.words === reading.name.text)
    found.push({
      weight: 79,
      kind: 'structure',
      line: first,
      quote: first.text,
      proposal: `${first.text}\n${localize(['[должность, на которую вы претендуете]', '[the position you apply for]'])}`,
      reason: localize([
        'Под именем нет должности: непонятно, на какую работу вы претендуете.',
        'There is no position under your name: a reader cannot tell what job you apply for.',
      ]),
    });
  const job = reading.jobs.find(({ title, employer }) =>
    [title, employer].some((value) => value?.certainty === 'sure'),
  );
  const dateless = job && (job.title ?? job.employer)?.line;
  const line = dateless && lines.find(({ span }) => span.start === dateless.start);
  if (line && reading.jobs.every(({ period }) => period === null) && !periodWords.test(resumeText))
    found.push({
      weight: 81,
      kind: 'structure',
      line,
      quote: line.text,
      proposal: `${line.text}\n${localize(['[месяц, год] — [месяц, год]', '[month, year] – [month, year]'])}`,
      reason: localize([
        'Ни у одного места работы нет дат. Без них не видно, сколько вы проработали и что было недавно.',
        'No job has dates. Without them nobody can see how long you worked and what was recent.',
      ]),
    });
  const template = lines.find(({ text }) => isPlaceholder(text) && !/^\[|[\d/@]/u.test(text));
  if (template)
    found.push({
      weight: 97,
      kind: 'structure',
      line: template,
      quote: template.text,
      proposal: null,
      reason: localize([
        'Здесь осталась подсказка шаблона. Впишите своё или уберите её.',
        'This is a hint of the template. Put your own words here, or take it out.',
      ]),
    });
  return found;
}

function adviseOnLength({ lines, language }: ResumeFacts, resumeText: string): RankedAdvice[] {
  const isRussian = language === 'ru';
  const words = wordsIn(resumeText);
  const pages = lines.reduce((most, { block }) => Math.max(most, block.page ?? 0), 0);
  if (words < fewWords)
    return [
      missingAdvice(
        59,
        'length',
        null,
        isRussian
          ? `В резюме слов: ${words}. Этого мало, чтобы о вас судить: обычно хватает 250–600. Добавьте по три-пять строк о каждом месте работы или проекте: задача, что сделано, результат.`
          : `The resume has ${words} words, too few to judge you by: 250–600 are usual. Add three to five lines on each job or project: the task, what you did, the result.`,
      ),
    ];
  const isLong = pages > 0 ? pages > maxPages && words > wordsOfPages : words > manyWords;
  if (!isLong) return [];
  const size =
    pages > maxPages
      ? isRussian
        ? `страниц: ${pages}`
        : `${pages} pages`
      : isRussian
        ? `слов: ${words}`
        : `${words} words`;
  return [
    missingAdvice(
      61,
      'length',
      null,
      isRussian
        ? `В резюме ${size}. До конца дочитывают две-три страницы: места работы старше десяти лет сократите до строки, повторы уберите.`
        : `The resume has ${size}. Readers get through two or three pages: cut jobs of more than ten years ago to a line each, and leave out what is said twice.`,
    ),
  ];
}

/** What a resume lacks as a whole, where nothing in its words speaks against that. */
export const adviseOnMissingSections = (facts: ResumeFacts, resumeText: string): RankedAdvice[] => [
  ...adviseOnContacts(facts, resumeText),
  ...adviseOnSections(facts, resumeText),
  ...adviseOnLength(facts, resumeText),
];
