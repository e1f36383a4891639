import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { number } from '#core/domain/text/plural.ts';
import { market as texts } from '../texts/market-ru.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import { Figures, FiguresTable } from './figures.tsx';
import { daysFile, payFile } from './figures-files.ts';
import type { ComparedGroup } from './selection.ts';

interface ComparedProps {
  month: string;
  /** Of the first column. */
  by: string;
  /** What stays the same, in words. */
  chosen: string;
  groups: readonly ComparedGroup[];
}

export function PayFigures({ month, by, chosen, groups, kind }: ComparedProps & { kind: PayKind }) {
  const { pay: own, summary } = texts;
  const rows = groups.map(({ name, group }) => ({ name, group, pay: group?.pay[kind] }));
  const bars = rows.map(({ name, group, pay }): Bar => {
    if (!pay?.quartiles) return { name, value: summary.littleOf(group ? (pay?.n ?? 0) : null), band: null };
    const { p25, median, p75 } = pay.quartiles;
    return { name, value: summary.amount(median), band: { from: p25, to: p75 }, tick: median };
  });
  const title = `${own.title}: ${texts.kinds[kind].toLowerCase()}`;
  const columns = [by, own.n, own.p25, own.median, own.p75];
  return (
    <Figures
      title={title}
      note={`${chosen}. ${own.note}`}
      file={rows.length === 0 ? undefined : payFile({ title, month, chosen, by, groups, kind })}
    >
      {rows.length === 0 ? (
        <p>{texts.noRows}</p>
      ) : (
        <>
          <BarChart label={texts.picture(title)} bars={bars} />
          <FiguresTable
            caption={`${title}, ${chosen}`}
            columns={columns}
            rows={rows.map(({ name, group, pay }) => {
              const cells = pay?.quartiles
                ? [pay.quartiles.p25, pay.quartiles.median, pay.quartiles.p75].map(texts.thousands)
                : [texts.unknown, texts.little, texts.unknown];
              return [name, group ? number(pay?.n ?? 0) : texts.fewer, ...cells];
            })}
          />
        </>
      )}
    </Figures>
  );
}

export function DaysFigures({ month, by, chosen, groups }: ComparedProps) {
  const { days: own, summary } = texts;
  const bars = groups.map(({ name, group }): Bar => {
    const { median, n } = group?.closed ?? { median: null, n: null };
    return {
      name,
      value: median === null ? summary.littleOf(n) : summary.days(median),
      band: median === null ? null : { from: 0, to: median },
      tick: group?.open.median ?? undefined,
    };
  });
  return (
    <Figures
      title={own.title}
      note={`${chosen}. ${own.note}`}
      file={groups.length === 0 ? undefined : daysFile({ title: own.title, month, chosen, by, groups })}
    >
      {groups.length === 0 ? (
        <p>{texts.noRows}</p>
      ) : (
        <>
          <BarChart label={texts.picture(own.title)} bars={bars} />
          <FiguresTable
            caption={`${own.title}, ${chosen}`}
            columns={[by, own.closed, own.open]}
            rows={groups.map(({ name, group }) => [
              name,
              ...[group?.closed, group?.open].map((figure) =>
                figure ? own.withN(figure.median, figure.n) : texts.little,
              ),
            ])}
          />
        </>
      )}
    </Figures>
  );
}
