import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router-dom';
import { useFocusOnArrival } from '../lib/use-focus-on-arrival.ts';
import { documentsPage } from '../texts/documents-ru.ts';
import { page } from '../texts/ru.ts';
import styles from './documents-page.module.css';

export default function DocumentsPage() {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <title>{page.title(documentsPage.title)}</title>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {documentsPage.title}
        </h1>
        <p className={styles.subtitle}>{documentsPage.subtitle}</p>
      </div>
      <Button iconName="arrow-left" onClick={() => navigate('/')}>
        {documentsPage.back}
      </Button>
    </div>
  );
}
