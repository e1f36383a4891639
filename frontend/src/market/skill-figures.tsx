import { useRef, useState } from 'react';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { type MarketMonth, type MarketSkill, monthBefore } from '#core/domain/market/market-month.ts';
import { number } from '#core/domain/text/plural.ts';
import { market as texts } from '../texts/market-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { keepFocusThrough } from '../ui/hooks/keep-focus.ts';
import { BarChart } from './bar-chart.tsx';
import { Figures, FiguresTable } from './figures.tsx';
import { skillPayFile, skillsFile } from './figures-files.ts';
import { type Selection, skillGroupOf } from './selection.ts';

/** As many as are seen at once. */
const shownAtFirst = 12;

interface ChosenFiguresProps {
  month: MarketMonth;
  selection: Selection;
  /** Category and level in words. */
  chosen: string;
}

interface SkillFiguresProps extends ChosenFiguresProps {
  /** All that were counted, the newest first. */
  months: readonly string[];
}

/** Why no skill stands beside itself a month ago. */
function noChangeNote(month: string, months: readonly string[]): string {
  const { noChange } = texts.skills;
  const before = monthBefore(month);
  if (months.includes(before)) return noChange.little(before);
  return month === months[0] ? noChange.notYet(before) : noChange.never(before);
}

/** Of skills no city has figures of its own. */
const sampleOf = ({ month }: MarketMonth, chosen: string) => ({
  month,
  chosen: `${chosen}, ${texts.skills.allCities}`,
});

export function SkillFigures({ month, months, selection, chosen }: SkillFiguresProps) {
  const { skills: own } = texts;
  const [showsAll, showAll] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const group = skillGroupOf(month, selection);
  if (!group)
    return (
      <Figures title={own.title} note={chosen}>
        <p>{texts.summary.littleOf(null)}</p>
      </Figures>
    );
  const { vacancies, skills } = group;
  const shown = showsAll ? skills : skills.slice(0, shownAtFirst);
  const changeOf = ({ n, before }: MarketSkill): string =>
    before ? own.points(n / vacancies - before.n / before.vacancies, before.n) : texts.unknown;
  // The button goes: reading goes on at the first row that it has brought.
  const showOthers = () =>
    keepFocusThrough(
      () => showAll(true),
      () => {
        const name = table.current?.tBodies[0]?.rows[shown.length]?.querySelector('th');
        name?.setAttribute('tabindex', '-1');
        return name;
      },
    );
  const hasChange = skills.some(({ before }) => before !== null);
  return (
    <Figures
      title={own.title}
      note={`${own.of(chosen, vacancies)} ${own.note} ${hasChange ? own.changeNote : noChangeNote(month.month, months)}`}
      file={skillsFile({ ...sampleOf(month, chosen), title: own.title }, vacancies, shown)}
    >
      <BarChart
        label={texts.picture(own.title)}
        bars={shown.map(({ name, n }) => ({
          name,
          value: own.percent(n / vacancies),
          band: { from: 0, to: n / vacancies },
        }))}
      />
      <FiguresTable
        ref={table}
        caption={own.of(chosen, vacancies)}
        columns={[own.name, own.n, own.share, ...(hasChange ? [own.change] : [])]}
        rows={shown.map((skill) => [
          skill.name,
          number(skill.n),
          own.percent(skill.n / vacancies),
          changeOf(skill),
        ])}
      />
      {shown.length < skills.length && <Button onPress={showOthers}>{own.more(skills.length)}</Button>}
    </Figures>
  );
}

/** Of one kind of pay, the largest difference first. */
function comparedIn(skills: readonly MarketSkill[], kind: PayKind) {
  return skills
    .flatMap(({ name, pay }) =>
      pay.filter((figure) => figure.kind === kind).map((figure) => ({ ...figure, name })),
    )
    .toSorted((a, b) => b.naming.median - b.others.median - (a.naming.median - a.others.median));
}

export function SkillPayFigures({ month, selection, chosen }: ChosenFiguresProps) {
  const { skillPay: own } = texts;
  const compared = comparedIn(skillGroupOf(month, selection)?.skills ?? [], selection.pay);
  const title = `${own.title}: ${texts.kinds[selection.pay].toLowerCase()}`;
  if (compared.length === 0) {
    const isChosen = selection.category !== null && selection.level !== null;
    return (
      <Figures title={title} note={own.note}>
        <p>{isChosen ? own.none : own.choose}</p>
      </Figures>
    );
  }
  return (
    <Figures
      title={title}
      note={`${own.ofAllCities(chosen)} ${own.note}`}
      file={skillPayFile({ ...sampleOf(month, chosen), title }, compared)}
    >
      <BarChart
        label={texts.picture(title)}
        bars={compared.map(({ name, naming, others }) => ({
          name,
          value: own.inThousands(naming.median - others.median),
          band: {
            from: Math.min(naming.median, others.median),
            to: Math.max(naming.median, others.median),
          },
          tick: naming.median,
        }))}
      />
      <FiguresTable
        caption={`${title}, ${chosen}`}
        columns={[texts.skills.name, own.naming, own.others, own.difference]}
        rows={compared.map(({ name, naming, others }) => [
          name,
          own.withN(naming.median, naming.n),
          own.withN(others.median, others.n),
          own.inThousands(naming.median - others.median),
        ])}
      />
    </Figures>
  );
}
