/** Where the demo vacancies are: hh.ru's area id, share of vacancies, pay against Moscow, the local currency. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  readonly pay: number;
  readonly currency: 'RUR' | 'BYR' | 'KZT' | 'UZS';
}

const table = `
1     Москва              300 1.00 RUR
2     Санкт-Петербург     130 0.92 RUR
4     Новосибирск          34 0.80 RUR
3     Екатеринбург         34 0.82 RUR
88    Казань               32 0.80 RUR
66    Нижний_Новгород      26 0.78 RUR
53    Краснодар            20 0.76 RUR
76    Ростов-на-Дону       18 0.74 RUR
78    Самара               18 0.74 RUR
99    Уфа                  14 0.72 RUR
104   Челябинск            14 0.72 RUR
72    Пермь                13 0.73 RUR
54    Красноярск           12 0.76 RUR
26    Воронеж              12 0.72 RUR
95    Тюмень               10 0.80 RUR
90    Томск                10 0.70 RUR
2734  Иннополис            10 0.88 RUR
68    Омск                  8 0.68 RUR
79    Саратов               8 0.67 RUR
24    Волгоград             7 0.67 RUR
22    Владивосток           8 0.84 RUR
102   Хабаровск             6 0.82 RUR
35    Иркутск               7 0.76 RUR
96    Ижевск                6 0.67 RUR
112   Ярославль             6 0.69 RUR
41    Калининград           8 0.76 RUR
92    Тула                  6 0.70 RUR
77    Рязань                5 0.67 RUR
237   Сочи                  5 0.78 RUR
212   Тольятти              5 0.67 RUR
98    Ульяновск             5 0.65 RUR
107   Чебоксары             4 0.63 RUR
2088  Зеленоград            5 0.92 RUR
71    Пенза                 4 0.64 RUR
1002  Минск                20 0.78 BYR
160   Алматы               16 0.76 KZT
2759  Ташкент              12 0.62 UZS
`;

export const cities: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', weight, pay, currency] = line.split(/\s+/u);
    return {
      id,
      name: name.replaceAll('_', ' '),
      weight: Number(weight),
      pay: Number(pay),
      currency: currency as City['currency'],
    };
  });
