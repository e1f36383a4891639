import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { firewall, originSecretReplaced } from './settings/firewall.ts';
import { importSchedule } from './settings/import-schedule.ts';
import { indexNow } from './settings/index-now.ts';
import { hasSes, region } from './settings/regions.ts';
import { search } from './settings/search.ts';
import { secretName, sources } from './settings/sources.ts';
import { alarms, canary, monthlyBudget } from './settings/watch.ts';
import { writer } from './settings/writer.ts';
import { UserError } from './user-error.ts';

const stagesFolder = join(import.meta.dirname, 'stages');

/** The periods that CloudWatch knows. */
const logPeriods = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400] as const;

/** A top level of letters, or of another alphabet as DNS writes it: `.рф` is `.xn--p1ai`. */
const domainPattern = '([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+([a-z]{2,63}|xn--([a-z0-9-]{0,58}[a-z0-9]))';

const domainShape = 'ожидается имя вида jobs.example.ru, с кириллицей — вида xn--80abc.xn--p1ai';
const domainName = z.string(domainShape).regex(new RegExp(`^(?=.{4,253}$)${domainPattern}$`), domainShape);

const domain = z
  .strictObject(
    {
      name: domainName,
      /** Where its DNS is in Route 53: the certificate is then confirmed, and the address bound, by the deploy itself. */
      hostedZone: z
        .strictObject(
          {
            id: z
              .string('ожидается вид Z0123456789ABCDEFGHIJ')
              .regex(/^Z[A-Z0-9]{5,31}$/, 'ожидается вид Z0123456789ABCDEFGHIJ'),
            name: domainName,
          },
          'ожидается { "id": "Z…", "name": "example.ru" }',
        )
        .optional(),
    },
    'ожидается { "name": "jobs.example.ru" }',
  )
  .superRefine(({ name, hostedZone: zone }, context) => {
    if (zone && name !== zone.name && !name.endsWith(`.${zone.name}`))
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: `в зоне ${zone.name} такого имени быть не может, ожидается ${zone.name} или имя вида jobs.${zone.name}`,
      });
  });

/** Zod's own pattern with our domains: it refuses `.рф`. */
const email = (message: string) =>
  z.email({ pattern: new RegExp(`^[\\w'+-]+(\\.[\\w'+-]+)*@${domainPattern}$`, 'i'), error: message });

const google = z.strictObject(
  {
    clientId: z
      .string('ожидается вид 1234567890-abc.apps.googleusercontent.com')
      .regex(
        /^[\w-]+\.apps\.googleusercontent\.com$/,
        'ожидается вид 1234567890-abc.apps.googleusercontent.com',
      ),
    /** Secrets Manager, value {"clientSecret":"…"}. It must exist before the deploy. */
    clientSecretName: secretName('prizvanie/google'),
  },
  'ожидается { "clientId": "….apps.googleusercontent.com", "clientSecretName": "prizvanie/google" }',
);

const yesOrNo = z.boolean('ожидается true или false');

export const localStage = 'local';

/** Their accounts are nobody's: only there may an e-mail go unconfirmed. */
const stagesWithoutMail: readonly string[] = [localStage, 'rehearsal'];

const adminEmails = 'ожидается список адресов вида ["anna@example.ru"]';

const prefixShape =
  'ожидаются строчные латинские буквы, цифры и дефис между ними, до 63 знаков, без aws, amazon и cognito';
/** What Cognito takes. */
const signInPrefix = z
  .string(prefixShape)
  .regex(/^(?!.*(aws|amazon|cognito))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, prefixShape);
const defaultSignInPrefix = (stage: string) => `prizvanie-${stage}`;

/** One installation of the product: everything that may differ between two of them. */
const stage = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-z]([a-z0-9-]{0,18}[a-z0-9])?$/,
      'ожидаются строчные латинские буквы, цифры и дефис, до 20 знаков, первой буква, последним не дефис',
    ),
  region,
  /** Goes to the sources in the User-Agent, as hh.ru's rules ask. */
  contactEmail: email('ожидается почта вида team@prizvanie.ru'),
  /** Shown on the site: whom readers write to about how vacancies are recommended. @default - nobody is named */
  publicEmail: email('ожидается почта вида info@jobs.example.ru').optional(),
  sources,
  importSchedule,
  search,
  alarms,
  canary,
  monthlyBudget,
  writer: writer.prefault({}),
  /** Whether a seeker may ask for vacancies in the order of a match with their resume. */
  matching: yesOrNo.default(false),
  /** Whether desk, profile and resume of a seeker may be kept in the account, so that another device has them. */
  accountSync: yesOrNo.default(false),
  /** Whether searches are kept in the account and e-mails tell what is new in them: by SES, from `sesSender`. */
  subscriptions: yesOrNo.default(false),
  /** Whether users may keep documents: without it there is no bucket for them. */
  hasUploads: yesOrNo.default(true),
  logRetentionDays: z
    .literal(logPeriods, { error: `ожидается одно из чисел ${logPeriods.join(', ')}` })
    .default(90),
  /** Whether tables and buckets outlive the stack, and are guarded from deletion. */
  keepsData: yesOrNo.default(true),
  /** Off only for the rehearsal: its emulator has neither CloudFront nor a bucket deployment. */
  hasContentDelivery: yesOrNo.default(true),
  firewall,
  originSecretReplaced,
  domain: domain.optional(),
  /** Without it search engines find by themselves what has changed. */
  indexNow,
  /** Of the hosted sign-in page; one of its kind among all customers of AWS in the region. @default prizvanie-<stage> */
  signInPrefix: signInPrefix.optional(),
  /** Whether a new account must first enter the code from its e-mail. */
  emailConfirmation: yesOrNo.default(true),
  /** Without it nobody is offered to sign in with Google. */
  google: google.optional(),
  /** Whose accounts become administrators as soon as their e-mail is confirmed. */
  adminEmails: z.array(email(adminEmails), adminEmails).default([]),
  /** Whether administrators see all accounts, or only those that they name themselves. */
  userDirectory: yesOrNo.default(true),
  /** From whom e-mails come, those with codes and those about new vacancies; its domain must be verified in SES. @default - Cognito's own, 50 a day */
  sesSender: email('ожидается почта вида no-reply@jobs.example.ru').toLowerCase().optional(),
});

export const settings = stage
  .refine(({ name, emailConfirmation }) => emailConfirmation || stagesWithoutMail.includes(name), {
    path: ['emailConfirmation'],
    error: `без подтверждения почты живут только площадки ${stagesWithoutMail.join(' и ')}`,
  })
  .refine(({ canary, hasContentDelivery }) => !canary || hasContentDelivery, {
    path: ['canary'],
    error: 'проверка ходит по адресу сайта, а с "hasContentDelivery": false сайта нет; уберите одно из двух',
  })
  .refine(({ google, hasContentDelivery }) => !google || hasContentDelivery, {
    path: ['google'],
    error:
      'вход через Google возвращает на сайт, а с "hasContentDelivery": false сайта нет; уберите одно из двух',
  })
  .refine(({ firewall, hasContentDelivery }) => !firewall || hasContentDelivery, {
    path: ['firewall'],
    error: 'он стоит перед CloudFront, а с "hasContentDelivery": false его нет; уберите одно из двух',
  })
  .refine(({ name, indexNow, domain }) => !indexNow || domain || name === localStage, {
    path: ['indexNow'],
    error:
      'поисковикам сообщают адреса сайта с именем, а "domain" не задан; добавьте его или уберите indexNow',
  })
  .refine(
    ({ name, subscriptions, sesSender }) => !subscriptions || sesSender || stagesWithoutMail.includes(name),
    {
      path: ['subscriptions'],
      error: 'письма о вакансиях шлёт SES, а "sesSender" не задан; добавьте его или уберите subscriptions',
    },
  )
  .refine(({ name, subscriptions, domain }) => !subscriptions || domain || stagesWithoutMail.includes(name), {
    path: ['subscriptions'],
    error: 'письма ведут на сайт с именем, а "domain" не задан; добавьте его или уберите subscriptions',
  })
  .refine(({ region: regionName, subscriptions }) => !subscriptions || hasSes(regionName), {
    path: ['subscriptions'],
    error: 'письма о вакансиях шлёт SES, а в этом регионе его нет; уберите subscriptions',
  })
  .refine(({ region: regionName, sesSender }) => sesSender === undefined || hasSes(regionName), {
    path: ['sesSender'],
    error: 'SES в этом регионе нет; уберите sesSender, и письма для входа пошлёт сам Cognito',
  })
  .refine(({ indexNow, hasContentDelivery }) => !indexNow || hasContentDelivery, {
    path: ['indexNow'],
    error: 'ключ показывает файл сайта, а с "hasContentDelivery": false сайта нет; уберите одно из двух',
  })
  .transform((values) => ({
    ...values,
    canary: values.canary ?? (values.keepsData && values.hasContentDelivery),
    firewall: values.firewall ?? (values.hasContentDelivery && values.keepsData),
    signInPrefix: values.signInPrefix ?? defaultSignInPrefix(values.name),
  }))
  .superRefine(({ signInPrefix: prefix }, context) => {
    // One that was given has passed already.
    if (!signInPrefix.safeParse(prefix).success)
      context.addIssue({
        code: 'custom',
        path: ['signInPrefix'],
        message: `по имени площадки это ${prefix}, а aws, amazon и cognito в нём Cognito не принимает; задайте своё значение`,
      });
  });
export type Settings = z.output<typeof settings>;

/** Stands for `prod` until there is a prod.json, so that a fresh clone synthesizes without any file. */
const exampleStage = 'example';
export const defaultStage = 'prod';

/** Parses what a stage's file holds; the first thing wrong with it is refused in one line. */
export function parseSettings(name: string, values: unknown): Settings {
  const file = typeof values === 'object' && values !== null && !Array.isArray(values) ? values : null;
  if (!file) throw new UserError(`Настройки площадки «${name}»: ожидается объект JSON.`);
  const parsed = settings.safeParse({ ...file, name });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const key = [...issue.path, issue.keys[0]].join('.');
    throw new UserError(
      `Настройка «${key}» площадки «${name}» неизвестна. Все настройки — в infra/settings.ts.`,
    );
  }
  const setting = issue?.path.join('.') || 'name';
  throw new UserError(`Настройка «${setting}» площадки «${name}»: ${issue?.message}.`);
}

function readStageFile(name: string): unknown {
  const text = readFileSync(join(stagesFolder, `${name}.json`), 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`Файл infra/stages/${name}.json — не JSON: ${(cause as Error).message}`);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The settings of the stage that `-c stage=NAME` names; without a name, of `prod`. */
export function settingsOf(stage: string | undefined): Settings {
  const name = stage ?? defaultStage;
  if (!/^[\w-]+$/.test(name)) throw new UserError(`«${name}» не может быть именем площадки.`);
  try {
    return parseSettings(name, readStageFile(name));
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (stage === undefined) return parseSettings(name, readStageFile(exampleStage));
    throw new UserError(
      `Нет файла infra/stages/${name}.json. Скопируйте infra/stages/${exampleStage}.json и поправьте значения.`,
    );
  }
}

/** The name of the stack, and of its template in cdk.out. */
export const stackName = (stage: string): string => `Prizvanie-${stage}`;
