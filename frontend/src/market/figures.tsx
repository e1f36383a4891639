import { type ReactNode, type Ref, useId } from 'react';
import { market as texts } from '../texts/market-ru.ts';
import { Button } from '../ui/control/button.tsx';
import { csvOfRows } from '../ui/csv.ts';
import { download } from '../ui/download.ts';
import styles from './figures.module.css';

/** A table of figures as a file has it: the same rows, exact numbers. */
export interface FiguresFile {
  name: string;
  rows: readonly (readonly string[])[];
}

interface FiguresProps {
  title: string;
  note: ReactNode;
  /** Undefined where there is nothing to keep. */
  file?: FiguresFile | undefined;
  children: ReactNode;
}

/** A part of the page: figures under a heading, and the file of them. */
export function Figures({ title, note, file, children }: FiguresProps) {
  const heading = useId();
  return (
    <section className={styles.figures} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className={styles.note}>{note}</p>
      {children}
      {file && <Button onPress={() => download(file.name, csvOfRows(file.rows))}>{texts.csv(title)}</Button>}
    </section>
  );
}

interface FiguresTableProps {
  ref?: Ref<HTMLTableElement>;
  caption: string;
  columns: readonly string[];
  /** The first cell is the row's name. */
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

export const FiguresTable = ({ ref, caption, columns: [first, ...others], rows }: FiguresTableProps) => (
  <table ref={ref} className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {others.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {others.map((column, at) => (
            <td key={column}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
