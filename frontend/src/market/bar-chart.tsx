import styles from './bar-chart.module.css';

export interface Bar {
  name: string;
  /** What stands at the right of the name. */
  value: string;
  /** Null where there is too little to draw. */
  band: { from: number; to: number } | null;
  tick?: number | undefined;
}

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
}

const rowHeight = 44;
/** Beside the value, on the narrowest screen. */
const maxNameLength = 26;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
const cut = (name: string): string =>
  name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 1).trimEnd()}…`;

/** Bands on one axis from nothing on, each under its name; where there is too little a dashed line. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1e-9, ...bars.flatMap(({ band, tick }) => [band?.to ?? 0, tick ?? 0]));
  return (
    <svg className={styles.chart} width="100%" height={rowHeight * bars.length} role="img" aria-label={label}>
      {bars.map(({ name, value, band, tick }, at) => (
        <g key={name} transform={`translate(0 ${rowHeight * at})`}>
          <text y="17" className={styles.name}>
            {cut(name)}
          </text>
          <text x="100%" y="17" textAnchor="end" className={band ? styles.value : styles.little}>
            {value}
          </text>
          {band ? (
            <>
              <rect y="26" width="100%" height="8" rx="4" className={styles.track} />
              <rect
                x={percent(band.from / most)}
                y="25"
                width={percent(Math.max(0.005, (band.to - band.from) / most))}
                height="10"
                rx="4"
                className={styles.band}
              />
            </>
          ) : (
            <line x1="0" x2="100%" y1="30" y2="30" className={styles.unknown} />
          )}
          {tick !== undefined && (
            <rect x={percent(tick / most)} y="21" width="3" height="18" rx="1" className={styles.tick} />
          )}
        </g>
      ))}
    </svg>
  );
}
