const month =
  '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?';
const moment = `(?:(?:${month},?\\s+|\\d{1,2}[./]){0,2}(?:19|20)\\d{2}(?:\\s*(?:г\\.|года?))?)`;
const now =
  '(?:по\\s+)?(?:настоящее время|наст\\.? ?вр\\.?|н\\.? ?в\\.?|сейчас|сей день|present|now|current|today)';
const period = new RegExp(
  `(?:с\\s+|from\\s+|since\\s+)?${moment}(?:\\s*(?:[-–—]|по|до|to|until)\\s*)(?:${moment}|${now})|(?:с|since)\\s+${moment}`,
  'iu',
);

export interface Period {
  /** Word for word. */
  text: string;
  from: number;
  to: number;
  isCurrent: boolean;
}

/** 'март 2023 — настоящее время', '2019–2021', '01.2020 - н.в.', 'Jan 2020 – Present', 'с 2018 года'. */
export function periodIn(words: string): Period | null {
  const [text] = period.exec(words) ?? [];
  if (text === undefined) return null;
  const years = [...text.matchAll(/(?:19|20)\d{2}/gu)].map(([year]) => Number(year));
  const from = years[0] ?? 0;
  const isCurrent = years.length < 2;
  return { text, from, to: isCurrent ? 9999 : (years[1] ?? from), isCurrent };
}
