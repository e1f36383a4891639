import type { ReactNode, RefObject } from 'react';
import { viewer as texts } from '../../texts/viewer/viewer-ru.ts';
import { type Reader, type ReaderState, type Tool, tools } from '../reader.ts';
import {
  DeleteIcon,
  DownIcon,
  HighlightIcon,
  InkIcon,
  MinusIcon,
  NoteIcon,
  PlusIcon,
  ReadIcon,
  RedoIcon,
  UndoIcon,
  UpIcon,
  WidthIcon,
} from './bar-icons.tsx';
import { FindField } from './find-field.tsx';
import { PageField } from './page-field.tsx';
import styles from './reader-bar.module.css';

const toolIcons: Record<Tool, () => ReactNode> = {
  none: ReadIcon,
  highlight: HighlightIcon,
  note: NoteIcon,
  ink: InkIcon,
};

interface BarButtonProps {
  label: string;
  icon(): ReactNode;
  isOff?: boolean;
  onClick(): void;
}

/** Off, it keeps the focus: the last step undone must not throw a keyboard out of the bar. */
const BarButton = ({ label, icon: Drawing, isOff = false, onClick }: BarButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onClick()}
  >
    <Drawing />
  </button>
);

interface ReaderBarProps {
  state: ReaderState;
  reader: RefObject<Reader | null>;
  /** Of what says how the chosen tool is used. */
  hintId: string;
}

export function ReaderBar({ state, reader, hintId }: ReaderBarProps) {
  const { pages, page, scale, tool, canUndo, canRedo, hasSelected, found } = state;
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.bar}>
      <div className={styles.group}>
        <BarButton
          label={texts.previousPage}
          icon={UpIcon}
          isOff={page <= 1}
          onClick={() => reader.current?.goTo(page - 1)}
        />
        <PageField page={page} pages={pages} onGo={(to) => reader.current?.goTo(to)} />
        <BarButton
          label={texts.nextPage}
          icon={DownIcon}
          isOff={page >= pages}
          onClick={() => reader.current?.goTo(page + 1)}
        />
      </div>
      <div className={styles.group}>
        <BarButton label={texts.zoomOut} icon={MinusIcon} onClick={() => reader.current?.zoomOut()} />
        <output className={styles.scale}>{texts.scale(Math.round(scale * 100))}</output>
        <BarButton label={texts.zoomIn} icon={PlusIcon} onClick={() => reader.current?.zoomIn()} />
        <BarButton label={texts.fitWidth} icon={WidthIcon} onClick={() => reader.current?.fitWidth()} />
      </div>
      <fieldset className={styles.group} aria-describedby={tool === 'none' ? undefined : hintId}>
        <legend className="visually-hidden">{texts.tools}</legend>
        {tools.map((option) => {
          const Drawing = toolIcons[option];
          return (
            <button
              key={option}
              type="button"
              className={styles.tool}
              aria-pressed={tool === option}
              aria-label={texts.toolNames[option]}
              title={texts.toolNames[option]}
              onClick={() => reader.current?.pick(option)}
            >
              <Drawing />
              <span className={styles.label}>{texts.toolNames[option]}</span>
            </button>
          );
        })}
      </fieldset>
      <div className={styles.group}>
        <BarButton
          label={texts.undo}
          icon={UndoIcon}
          isOff={!canUndo}
          onClick={() => reader.current?.undo()}
        />
        <BarButton
          label={texts.redo}
          icon={RedoIcon}
          isOff={!canRedo}
          onClick={() => reader.current?.redo()}
        />
        <BarButton
          label={texts.delete}
          icon={DeleteIcon}
          isOff={!hasSelected}
          onClick={() => reader.current?.deleteSelected()}
        />
      </div>
      <FindField found={found} onFind={(query) => reader.current?.find(query)} />
    </div>
  );
}
