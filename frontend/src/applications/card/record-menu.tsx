import { type Stage, stages } from '#core/domain/tracker/stage.ts';
import { applications } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import { Popup } from '../../ui/dialog/popup.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './record-menu.module.css';

interface RecordMenuProps {
  title: string;
  stage: Stage;
  onMove(to: Stage): void;
  onOpen(): void;
  onDelete(): void;
}

/** All that a card can have done to it, for who does not drag. */
export const RecordMenu = ({ title, stage, onMove, onOpen, onDelete }: RecordMenuProps) => (
  <Popup
    align="end"
    label={applications.menu(title)}
    className={styles.panel}
    control={({ toggle, aria }) => (
      <button
        type="button"
        className={styles.button}
        aria-label={applications.menu(title)}
        data-menu
        onClick={toggle}
        {...aria}
      >
        <Icon>
          <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.6" />
        </Icon>
      </button>
    )}
  >
    {(close) => {
      const item = (text: string, act: () => void, isCurrent?: boolean) => (
        <li key={text}>
          <button
            type="button"
            className={styles.item}
            {...(isCurrent !== undefined && { 'aria-pressed': isCurrent })}
            onClick={() => {
              close();
              act();
            }}
          >
            {text}
          </button>
        </li>
      );
      return (
        <>
          <p aria-hidden="true" className={styles.heading}>
            {applications.menuHeading}
          </p>
          <ul aria-label={applications.menuHeading}>
            {stages.map((target) => item(stageNames[target], () => onMove(target), target === stage))}
          </ul>
          <ul className={styles.acts}>
            {item(applications.details, onOpen)}
            {item(applications.delete, onDelete)}
          </ul>
        </>
      );
    }}
  </Popup>
);
