import { CloseButton } from '../control/close-button.tsx';
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
    <CloseButton onPress={onClose} />
  </div>
);
