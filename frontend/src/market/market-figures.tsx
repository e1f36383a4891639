import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getMarket } from '#core/contract/market.ts';
import type { MarketMonth } from '#core/domain/market/market-month.ts';
import { number } from '#core/domain/text/plural.ts';
import { market as texts } from '../texts/market-ru.ts';
import { MarketFilters } from './market-filters.tsx';
import styles from './market-page.module.css';
import { DaysFigures, PayFigures } from './pay-figures.tsx';
import { categoryName, comparedGroups, groupOf, type Selection, selectionIn } from './selection.ts';
import { SkillFigures, SkillPayFigures } from './skill-figures.tsx';

interface MarketFiguresProps {
  month: MarketMonth;
  /** All that were counted, the newest first. */
  months: readonly string[];
}

export function MarketFigures({ month, months }: MarketFiguresProps) {
  const [address, setAddress] = useSearchParams();
  const selection = selectionIn(address, month);
  const choose = (name: string, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const { category, level, city, by } = selection;
  const parts = { category: category === null ? null : categoryName(category), level, city };
  const inWords = (...names: (keyof typeof parts)[]) =>
    texts.chosen(names.flatMap((name) => parts[name] ?? []));
  const others = (['category', 'level', 'city'] as const).filter((name) => name !== by);
  const compared = {
    month: month.month,
    by: texts.byTitle[by],
    chosen: inWords(...others),
    groups: comparedGroups(month, selection),
  };
  const skills = { month, selection, chosen: inWords('category', 'level') };
  return (
    <>
      <p className={styles.lead}>
        {texts.counted(month.groups[0]?.vacancies ?? 0, month.countedAt, month.sources)}{' '}
        {texts.begins(months.at(-1) ?? month.month)}
      </p>
      <MarketFilters
        month={month}
        months={months}
        // The figures of another month may still be awaited.
        chosenMonth={months.find((counted) => counted === address.get('month')) ?? month.month}
        selection={selection}
        onChoose={choose}
      />
      <Summary month={month} selection={selection} chosen={inWords('category', 'level', 'city')} />
      <PayFigures {...compared} kind={selection.pay} />
      <DaysFigures {...compared} />
      <SkillFigures key={skills.chosen} {...skills} months={months} />
      <SkillPayFigures {...skills} />
      <p>
        <a className={styles.link} href={`${getMarket.path}?month=${month.month}`}>
          {texts.file}
        </a>
      </p>
    </>
  );
}

interface SummaryProps {
  month: MarketMonth;
  selection: Selection;
  chosen: string;
}

/** The group that was chosen, in a few numbers. */
function Summary({ month, selection, chosen }: SummaryProps) {
  const heading = useId();
  const { summary } = texts;
  const group = groupOf(month, selection);
  const pay = group?.pay[selection.pay];
  const days = (figure: { n: number; median: number | null } | undefined) =>
    figure === undefined || figure.median === null
      ? summary.littleOf(figure?.n ?? null)
      : summary.days(figure.median);
  const ofKind = (name: string) => summary.ofKind(name, texts.kinds[selection.pay]);
  const facts: [name: string, value: string, n: number | undefined][] = [
    [
      ofKind(summary.median),
      pay?.quartiles ? summary.amount(pay.quartiles.median) : summary.littleOf(group ? (pay?.n ?? 0) : null),
      pay?.quartiles ? pay.n : undefined,
    ],
    [
      ofKind(summary.half),
      pay?.quartiles
        ? summary.range(pay.quartiles.p25, pay.quartiles.p75)
        : summary.littleOf(group ? (pay?.n ?? 0) : null),
      pay?.quartiles ? pay.n : undefined,
    ],
    [summary.closed, days(group?.closed), group?.closed.median == null ? undefined : group.closed.n],
    [summary.open, days(group?.open), group?.open.median == null ? undefined : group.open.n],
  ];
  return (
    <section className={styles.summary} aria-labelledby={heading}>
      <h2 id={heading}>{chosen}</h2>
      <dl>
        <div>
          <dt>{summary.vacancies}</dt>
          <dd>{group ? number(group.vacancies) : texts.fewer}</dd>
        </div>
        {facts.map(([name, value, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {n !== undefined && <small> {summary.n(n)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
