import { periodIn } from '../../documents/reading/words/periods.ts';
import type { ResumeFacts } from '../facts.ts';
import { wordsIn } from '../writing.ts';
import type { RankedAdvice } from './ranked-advice.ts';

const fewWords = 120;
const manyWords = 900;

const missingAdvice = (
  weight: number,
  kind: RankedAdvice['kind'],
  proposal: string,
  reason: string,
): RankedAdvice => ({
  weight,
  kind,
  quote: null,
  proposal,
  reason,
});

function onContacts({ contacts, lines, language }: ResumeFacts): RankedAdvice[] {
  const { emails, phones, handles, links } = contacts;
  const isRussian = language === 'ru';
  const hasMessenger = handles.length > 0 || links.some((link) => /t\.me|wa\.me|telegram/iu.test(link));
  if (emails.length === 0 && phones.length === 0)
    return [
      missingAdvice(
        100,
        'contacts',
        isRussian
          ? `Контакты\nТелефон: [номер]\nE-mail: [адрес]${hasMessenger ? '' : '\nTelegram: [имя]'}`
          : 'Contacts\nPhone: [number]\nE-mail: [address]',
        'В резюме нет ни телефона, ни почты: если файл перешлют, ответить будет некуда. Поставьте контакты сразу под именем.',
      ),
    ];
  const isPhoneMissing = phones.length === 0 && !hasMessenger;
  if (emails.length > 0 && !isPhoneMissing) return [];
  const there = lines.find(({ text }) => [...emails, ...phones].some((one) => text.includes(one)));
  if (!there) return [];
  const phoneLine = isRussian ? 'Телефон или Telegram: [номер или имя]' : 'Phone: [number]';
  const line = isPhoneMissing ? phoneLine : `E-mail: [${isRussian ? 'адрес' : 'address'}]`;
  return [
    {
      weight: 77,
      kind: 'contacts',
      quote: there.text,
      proposal: `${there.text}\n${line}`,
      reason: isPhoneMissing
        ? 'Указана только почта. Телефон или Telegram нужны, чтобы быстро договориться о времени разговора.'
        : 'Нет адреса почты: приглашения и тестовые задания присылают на неё.',
    },
  ];
}

function onSections({
  sections,
  jobs,
  language,
  name,
  position,
  lines,
  contacts,
}: ResumeFacts): RankedAdvice[] {
  const isRussian = language === 'ru';
  const found: RankedAdvice[] = [];
  if (!sections.has('experience') && jobs.length === 0)
    found.push(
      missingAdvice(
        96,
        'structure',
        isRussian
          ? 'Опыт работы\n[Должность], [компания]\n[месяц, год] — [месяц, год]\n— [что сделано и что это дало, с числом]'
          : 'Work experience\n[Position], [company]\n[month, year] – [month, year]\n- [what was done and what it gave, with a number]',
        'Раздела об опыте нет, а его читают первым. Если постоянной работы ещё не было, опишите практику, подработку, учебные и свои проекты.',
      ),
    );
  if (!sections.has('education') && !sections.has('courses'))
    found.push(
      missingAdvice(
        64,
        'structure',
        isRussian
          ? 'Образование\n[учебное заведение], [специальность], [год окончания]'
          : 'Education\n[school], [field], [year]',
        'Об образовании ничего не сказано. Хватит одной строки; подойдут и законченные курсы.',
      ),
    );
  if (!sections.has('about') && (sections.has('experience') || jobs.length > 0))
    found.push(
      missingAdvice(
        40,
        'structure',
        isRussian
          ? 'О себе\n[Кто вы в профессии и сколько в ней], [в чём сильнее всего — с одним числом], [какую работу ищете]'
          : 'Summary\n[Who you are and for how long], [your strongest side, with one number], [the work you look for]',
        'Два-три предложения в начале помогают за десять секунд понять, кто вы и зачем читать дальше.',
      ),
    );
  const first = lines.find(({ isHeading }) => !isHeading);
  if (position === null && name !== null && first)
    found.push({
      weight: 79,
      kind: 'structure',
      quote: first.text,
      proposal: `${first.text}\n${isRussian ? '[должность, на которую вы претендуете]' : '[the position you apply for]'}`,
      reason:
        'Под именем нет должности: непонятно, на какую работу вы претендуете, и поиск по названию вас не найдёт.',
    });
  if (name === null && position !== null && contacts.emails.length + contacts.phones.length > 0 && first)
    found.push({
      weight: 73,
      kind: 'structure',
      quote: first.text,
      proposal: `${isRussian ? '[Имя и фамилия]' : '[First and last name]'}\n${first.text}`,
      reason: 'В начале резюме нет имени: к вам не смогут обратиться.',
    });
  const firstDuty = lines.find(({ section, isHeading }) => section === 'experience' && !isHeading);
  if (firstDuty && !lines.some(({ words }) => periodIn(words)))
    found.push({
      weight: 81,
      kind: 'structure',
      quote: firstDuty.text,
      proposal: `${firstDuty.text}\n${isRussian ? '[месяц, год] — [месяц, год]' : '[month, year] – [month, year]'}`,
      reason:
        'Ни у одного места работы нет дат. Без них не видно, сколько вы проработали и что было недавно.',
    });
  const document = lines.find(({ words }) => /паспорт|снилс|passport/iu.test(words) && /\d{4}/u.test(words));
  if (document)
    found.push({
      weight: 98,
      kind: 'structure',
      quote: document.text,
      proposal: null,
      reason:
        'Номер документа в резюме не нужен и опасен: файл расходится по чужим рукам. Уберите эту строку.',
    });
  return found;
}

function onLength(resumeText: string): RankedAdvice[] {
  const words = wordsIn(resumeText);
  if (words < fewWords)
    return [
      {
        weight: 59,
        kind: 'length',
        quote: null,
        proposal: null,
        reason: `В резюме слов: ${words}. Этого мало, чтобы о вас судить: обычно хватает 250–600. Добавьте по три-пять строк о каждом месте работы или проекте: задача, что сделано, результат.`,
      },
    ];
  if (words > manyWords)
    return [
      {
        weight: 61,
        kind: 'length',
        quote: null,
        proposal: null,
        reason: `В резюме слов: ${words}. Дочитывают примерно до 600: места работы старше десяти лет сократите до строки, повторы и очевидное уберите.`,
      },
    ];
  return [];
}

/** What a resume lacks as a whole. */
export const adviseOnMissingSections = (facts: ResumeFacts, resumeText: string): RankedAdvice[] => [
  ...onContacts(facts),
  ...onSections(facts),
  ...onLength(resumeText),
];
