import { placeholderDescription } from '../../../texts/vacancies/placeholder-description-ru.ts';
import styles from './description.module.css';
import { richText } from './rich-text.tsx';

/** The vacancy's own words; the fixed text only where it has none (docs/rules.md#detail-description). */
export default function Description({ html }: { html: string | null }) {
  if (html !== null && html.trim() !== '') return <div className={styles.text}>{richText(html)}</div>;
  const { about, requirements, offers } = placeholderDescription;
  return (
    <div className={styles.text}>
      <p>{about}</p>
      {[requirements, offers].map(({ heading, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
