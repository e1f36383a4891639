import Button from '@cloudscape-design/components/button';
import { shell } from '../../texts/ru.ts';
import styles from './dialog-head.module.css';

interface DialogHeadProps {
  id: string;
  heading: string;
  onClose(): void;
}

/** What a dialog is about, and the cross. The id is what the dialog is labelled by. */
export const DialogHead = ({ id, heading, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{heading}</h2>
    <Button variant="icon" iconName="close" ariaLabel={shell.close} onClick={onClose} />
  </div>
);
