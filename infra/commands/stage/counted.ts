const rules = new Intl.PluralRules('ru');
const number = new Intl.NumberFormat('ru-RU');

/** counted(3, 'таблица', 'таблицы', 'таблиц') → '3 таблицы'. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return `${number.format(count)} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
