import { categories } from '#core/domain/search/catalog.ts';
import { categoriesCard as texts } from '../../texts/admin/admin-imports-ru.ts';
import { Card } from '../../ui/card/card.tsx';
import styles from './categories-card.module.css';

const childrenOf = (id: string) => categories.filter(({ parent_id }) => parent_id === id);

/** What an import reads (docs/rules.md#admin-import-categories). */
export const CategoriesCard = () => (
  <Card heading={texts.heading}>
    <p className={styles.text}>{texts.text}</p>
    <ul className={styles.list}>
      {categories
        .filter(({ parent_id }) => parent_id === null)
        .map(({ id, name }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            {childrenOf(id).length > 0 && (
              <span className={styles.children}>
                {childrenOf(id)
                  .map((child) => child.name)
                  .join(', ')}
              </span>
            )}
          </li>
        ))}
    </ul>
  </Card>
);
