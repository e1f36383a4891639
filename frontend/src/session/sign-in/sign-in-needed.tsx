import Button from '@cloudscape-design/components/button';
import { signInNeeded } from '../../texts/account/session-ru.ts';
import { page } from '../../texts/ru.ts';
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts';
import styles from './sign-in-needed.module.css';
import { useSignInDialog } from './use-sign-in-dialog.ts';

/** What a visitor sees where a page is for those who have signed in; afterwards the page itself stands here. */
export default function SignInNeeded() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { open } = useSignInDialog();
  return (
    <div className={styles.message}>
      <title>{page.title(signInNeeded.heading)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {signInNeeded.heading}
      </h1>
      <p className={styles.text}>{signInNeeded.text}</p>
      <Button variant="primary" onClick={() => open()}>
        {signInNeeded.action}
      </Button>
    </div>
  );
}
