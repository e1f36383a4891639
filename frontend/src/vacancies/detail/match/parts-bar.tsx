import { highestPoints, perPoint } from '#core/domain/match/score/points.ts';
import { ownMatch as texts } from '../../../texts/vacancies/match-ru.ts';
import styles from './own-match.module.css';
import type { ShownPart } from './shown-parts.ts';

interface PartsBarProps {
  score: number;
  parts: readonly ShownPart[];
  /** What is taken away of the parts. */
  limit: number;
}

const highestMatch = highestPoints / perPoint;

/** Between two parts, of the whole. */
const gap = 0.008;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Each part as wide as it may weigh, filled as far as it goes; under it, where something is taken away, what is left. */
export function PartsBar({ score, parts, limit }: PartsBarProps) {
  const inWords = parts.map(
    ({ name, points, most, isKnown }) =>
      `${texts.parts[name].toLowerCase()} ${isKnown ? texts.points(points, most) : texts.unknown}`,
  );
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { most }) => sum + most, 0));
  return (
    <svg
      className={styles.bar}
      width="100%"
      height={limit > 0 ? 20 : 10}
      role="img"
      aria-label={texts.picture(score, inWords.join(', '))}
    >
      {parts.map(({ name, points, most, isKnown }, at) => {
        const x = percent((starts[at] ?? 0) / highestMatch);
        const width = most / highestMatch - gap;
        return (
          <g key={name}>
            <rect
              x={x}
              y="1"
              width={percent(width)}
              height="8"
              rx="3"
              className={isKnown ? styles.empty : styles.unknownPart}
            />
            {points > 0 && (
              <rect
                x={x}
                y="1"
                width={percent((width * points) / most)}
                height="8"
                rx="3"
                className={styles.filled}
              />
            )}
          </g>
        );
      })}
      {limit > 0 && (
        <>
          <rect y="14" width={percent(score / highestMatch)} height="4" rx="2" className={styles.filled} />
          <rect
            x={percent(score / highestMatch)}
            y="14"
            width={percent(limit / highestMatch)}
            height="4"
            rx="2"
            className={styles.takenPart}
          />
        </>
      )}
    </svg>
  );
}
