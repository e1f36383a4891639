import * as z from 'zod';

const shape = 'ожидается {} или { "email": "ops@example.ru" }';
const address = 'ожидается почта вида ops@example.ru';
const dollars = 'ожидается сумма в долларах от 1';

/** Whom an alarm is told besides the topic, which there always is. */
export const alarms = z.strictObject({ email: z.email(address).optional() }, shape).prefault({});

/** Whether a made-up user looks every five minutes whether the site works. @default - where data is kept and there is a site */
export const canary = z.boolean('ожидается true или false').optional();

/** In dollars, of the whole account: AWS tells the topic when they are spent, or are going to be. */
export const monthlyBudget = z.number(dollars).min(1, dollars).default(50);
