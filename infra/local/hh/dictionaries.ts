/** The part of GET /dictionaries that an importer may want: `rate` is how much of a currency one rouble buys. */
export const dictionaries = {
  currency: [
    { code: 'AZN', abbr: '₼', name: 'Манаты', rate: 0.01833 },
    { code: 'BYR', abbr: 'Br', name: 'Белорусские рубли', rate: 0.035097 },
    { code: 'EUR', abbr: '€', name: 'Евро', rate: 0.009926 },
    { code: 'GEL', abbr: '₾', name: 'Грузинский лари', rate: 0.028871 },
    { code: 'KGS', abbr: 'сом', name: 'Кыргызский сом', rate: 0.960901 },
    { code: 'KZT', abbr: '₸', name: 'Тенге', rate: 4.80827 },
    { code: 'RUR', abbr: '₽', name: 'Рубли', rate: 1 },
    { code: 'UAH', abbr: '₴', name: 'Гривны', rate: 0.420375 },
    { code: 'USD', abbr: '$', name: 'Доллары', rate: 0.010782 },
    { code: 'UZS', abbr: "so'm", name: 'Узбекский сум', rate: 136.672703 },
  ].map((currency) => ({
    ...currency,
    default: currency.code === 'RUR',
    in_use: ['RUR', 'USD', 'EUR'].includes(currency.code),
  })),
};
