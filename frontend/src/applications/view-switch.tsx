import { applications } from '../texts/tracker/applications-ru.ts';
import styles from './view-switch.module.css';

export const views = ['board', 'list'] as const;
export type View = (typeof views)[number];

interface ViewSwitchProps {
  view: View;
  onChange(view: View): void;
}

export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <div role="radiogroup" aria-label={applications.view} className={styles.switch}>
    {views.map((option) => (
      <label key={option} className={styles.option}>
        <input
          type="radio"
          name="view"
          value={option}
          className="visually-hidden"
          checked={option === view}
          onChange={() => onChange(option)}
        />
        {applications.views[option]}
      </label>
    ))}
  </div>
);
