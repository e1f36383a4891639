import * as z from 'zod';

const shape =
  'ожидается {} или { "model": "eu.amazon.nova-lite-v1:0", "price": { "input": 0.000078, "output": 0.000312 } }';
const modelShape = 'ожидается имя модели или профиля Bedrock вида eu.amazon.nova-lite-v1:0';
const price = z.number('ожидается цена тысячи токенов в долларах').min(0, 'цена не может быть меньше нуля');

/** Who answers about resumes and letters; without a model, the rules alone. */
export const writer = z
  .strictObject(
    {
      model: z
        .string(modelShape)
        .regex(/^[a-z0-9-]+\.[a-z0-9][\w.:-]{1,150}$/, modelShape)
        .optional(),
      /** @default - the stage's own; not every one has every model */
      region: z
        .string('ожидается регион AWS вида eu-central-1')
        .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'ожидается регион AWS вида eu-central-1')
        .optional(),
      /** Of one user. */
      answersPerDay: z
        .int('ожидается целое число от 1 до 1000')
        .min(1, 'ожидается целое число от 1 до 1000')
        .max(1000, 'ожидается целое число от 1 до 1000')
        .default(20),
      /** When they are spent, the rules write until the month ends. */
      dollarsPerMonth: z
        .number('ожидается сумма в долларах')
        .min(0, 'сумма не может быть меньше нуля')
        .default(50),
      /** In dollars for 1,000 tokens: by it the spending of the month is counted. */
      price: z
        .strictObject({ input: price, output: price }, 'ожидается { "input": 0.000078, "output": 0.000312 }')
        .optional(),
    },
    shape,
  )
  .refine(({ model, price: tokenPrice }) => model === undefined || tokenPrice !== undefined, {
    path: ['price'],
    error: 'у модели должна быть цена, иначе расход не сосчитать: { "input": 0.000078, "output": 0.000312 }',
  })
  .transform((values) => ({ ...values, price: values.price ?? { input: 0, output: 0 } }));
