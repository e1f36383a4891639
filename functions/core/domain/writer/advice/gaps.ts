import { fold } from '../../text/words.ts';

/** What a line of this kind is measured by: the gap to fill and why it is worth it. */
interface Gap {
  ru: string;
  en: string;
  reason: string;
}

const gaps: readonly [RegExp, Gap][] = [
  [
    /оптимиз|ускор|сократ|сниз|улучш|повыс|optimi|reduc|improv|increas|speed/u,
    {
      ru: 'с [сколько было] до [сколько стало]',
      en: 'from [before] to [after]',
      reason:
        'Названо улучшение, но не видно, насколько стало лучше. Значения «было» и «стало» убеждают сильнее слов.',
    },
  ],
  [
    /(?<!\p{L})тест|багов|дефект|(?<!\p{L})(?:qa|test|bug)/u,
    {
      ru: '[сколько проверок или какая доля автоматизирована, сколько ошибок найдено до выпуска]',
      en: '[how many checks, what share automated, how many bugs found before release]',
      reason: 'По объёму проверок и найденным до выпуска ошибкам видно, что дало тестирование.',
    },
  ],
  [
    /продаж|клиент|сделок|переговор|заказчик|sales|client|customer/u,
    {
      ru: '[сколько клиентов или сделок, какой оборот, на сколько вырос]',
      en: '[how many clients or deals, what revenue, how much it grew]',
      reason: 'Работу с клиентами оценивают по числам: сколько их, какой оборот, какой рост.',
    },
  ],
  [
    /учет|отчет|баланс|налог|бухгалт|зарплат|заработн|касс|дебитор|account|tax|payroll|ledger/u,
    {
      ru: '[сколько операций, сотрудников или юрлиц, в какой срок]',
      en: '[how many operations, employees or entities, in what time]',
      reason:
        'Объём учёта и сроки показывают уровень ответственности; без них строка подходит к любой бухгалтерии.',
    },
  ],
  [
    /процесс|bpmn|требовани|регламент|requirement|process/u,
    {
      ru: '[сколько процессов или требований, для скольких отделов, что стало быстрее]',
      en: '[how many processes or requirements, for how many teams, what became faster]',
      reason: 'Число процессов и отделов показывает размах, а то, что стало быстрее, — пользу.',
    },
  ],
  [
    /бюджет|расход|закуп|budget|cost|procure/u,
    {
      ru: '[какая сумма, сколько сэкономлено]',
      en: '[what amount, how much saved]',
      reason: 'О деньгах говорят суммами: порядок величины показывает, сколько вам доверяли.',
    },
  ],
  [
    /модел(?!\p{L}{0,15} процесс)|нейросет|датасет|данных|ml|model|dataset|data/u,
    {
      ru: '[метрика до и после, объём данных]',
      en: '[metric before and after, volume of data]',
      reason:
        'Для работы с данными важны метрика и объём: по ним видно, что модель или расчёт принесли пользу.',
    },
  ],
  [
    /команд|отдел|сотрудник|стажер|обуч|найм|собеседован|наставник|стратеги|team|hiring|mentor|lead|intern/u,
    {
      ru: '[сколько человек, за какой срок, что изменилось]',
      en: '[how many people, over what time, what changed]',
      reason: 'Размер команды и перемены в ней показывают масштаб вашей работы.',
    },
  ],
  [
    /дизайн|макет|логотип|лендинг|брендбук|баннер|прототип|интерфейс|design|layout|mockup|logo|landing/u,
    {
      ru: '[сколько работ, для кого, как изменились конверсия или число заявок]',
      en: '[how many pieces, for whom, how conversion or sign-ups changed]',
      reason: 'Дизайн ценят за то, что изменилось у пользователей и бизнеса: покажите это числом.',
    },
  ],
  [
    /разраб|созда|внедр|запуст|реализ|построи|настро|написа|перев|мониторинг|интеграц|develop|buil[dt]|launch|implement|creat|migrat|set up|wrote/u,
    {
      ru: '[сколько пользователей или запросов, сколько времени или денег сэкономлено]',
      en: '[how many users or requests, how much time or money saved]',
      reason:
        'Сказано, что сделано, но не сказано, что это дало. Одно число отличит вашу строку от сотен таких же.',
    },
  ],
];

const anyGap: Gap = {
  ru: '[результат числом: объём, срок, доля или деньги]',
  en: '[the result in numbers: volume, time, share or money]',
  reason: 'Обязанность без результата не показывает, насколько хорошо вы с ней справлялись.',
};

export function gapFor(words: string): Gap {
  const folded = fold(words);
  return gaps.find(([about]) => about.test(folded))?.[1] ?? anyGap;
}
