import { Component, type ReactNode } from 'react';
import { crash } from '../texts/ru.ts';
import styles from './message-page.module.css';

interface CrashScreenProps {
  /** Where the reader is: going elsewhere is a new attempt. */
  place: string;
  children: ReactNode;
}

/** The last net: a screen that throws while drawing shows this instead of nothing. */
export class CrashScreen extends Component<CrashScreenProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate(before: CrashScreenProps) {
    if (this.state.hasCrashed && before.place !== this.props.place) this.setState({ hasCrashed: false });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div className={styles.page} role="alert">
        <h1>{crash.heading}</h1>
        <p className={styles.text}>{crash.text}</p>
        <button type="button" className={styles.action} onClick={() => location.reload()}>
          {crash.reload}
        </button>
      </div>
    );
  }
}
