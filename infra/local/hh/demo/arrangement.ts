import type { Random } from '../../sources/random.ts';
import type { Level } from './level.ts';
import type { PayMode } from './pay.ts';
import type { Profession } from './professions.ts';

const formatNames = {
  ON_SITE: 'На месте работодателя',
  REMOTE: 'Удалённо',
  HYBRID: 'Гибрид',
  FIELD_WORK: 'Разъездной',
};
export type WorkFormat = keyof typeof formatNames;

const formNames = {
  FULL: 'Полная',
  PART: 'Частичная',
  PROJECT: 'Проект',
  SIDE_JOB: 'Подработка',
  FLY_IN_FLY_OUT: 'Вахта',
};
type EmploymentForm = keyof typeof formNames;

/** hh.ru's older words for the same, which it still sends. */
const employments: Record<EmploymentForm | 'INTERNSHIP', { id: string; name: string }> = {
  FULL: { id: 'full', name: 'Полная занятость' },
  PART: { id: 'part', name: 'Частичная занятость' },
  SIDE_JOB: { id: 'part', name: 'Частичная занятость' },
  PROJECT: { id: 'project', name: 'Проектная работа' },
  FLY_IN_FLY_OUT: { id: 'full', name: 'Полная занятость' },
  INTERNSHIP: { id: 'probation', name: 'Стажировка' },
};
const schedules = {
  fullDay: 'Полный день',
  remote: 'Удаленная работа',
  shift: 'Сменный график',
  flexible: 'Гибкий график',
  flyInFlyOut: 'Вахтовый метод',
};
const days = { FIVE_ON_TWO_OFF: '5/2', TWO_ON_TWO_OFF: '2/2', FLEXIBLE: 'Свободный' };
const hours = { HOURS_4: '4\u00a0часа', HOURS_8: '8\u00a0часов', HOURS_12: '12\u00a0часов' };

const named = <Id extends string>(names: Record<Id, string>, id: Id) => ({ id, name: names[id] });

const usualFormats: Record<Profession['setting'], readonly (readonly [readonly WorkFormat[], number])[]> = {
  it: [
    [['REMOTE'], 30],
    [['HYBRID'], 22],
    [['REMOTE', 'HYBRID'], 10],
    [['ON_SITE'], 20],
    [['ON_SITE', 'HYBRID'], 8],
    [[], 10],
  ],
  office: [
    [['ON_SITE'], 56],
    [['HYBRID'], 12],
    [['ON_SITE', 'HYBRID'], 6],
    [['REMOTE'], 9],
    [['FIELD_WORK'], 3],
    [[], 14],
  ],
  contact: [
    [['ON_SITE'], 38],
    [['REMOTE'], 38],
    [['ON_SITE', 'REMOTE'], 10],
    [[], 14],
  ],
};

export interface Arrangement {
  readonly formats: readonly WorkFormat[];
  readonly form: EmploymentForm;
  readonly payMode: PayMode;
  /** Of a full month's pay. */
  readonly payShare: number;
  /** The fields of a vacancy that say all this. */
  readonly fields: object;
}

/** Drawings and texts: the professional roles that are paid for a piece. */
const isPaidByPiece = new Set(['34', '55', '3']);
const isRotational = new Set(['45', '47', '46']);

export function arrangementFor(
  profession: Profession,
  level: Level,
  industry: string,
  random: Random,
): Arrangement {
  const isLeader = profession.titlesSayLevel || ['lead', 'head', 'chief'].includes(level);
  const away = !isLeader && profession.setting !== 'it' && isRotational.has(industry) && random.chance(0.45);
  const form: EmploymentForm = away
    ? 'FLY_IN_FLY_OUT'
    : isLeader
      ? 'FULL'
      : random.weighted([
          ['FULL', 84],
          ['PART', level === 'intern' ? 30 : 6],
          ['PROJECT', isPaidByPiece.has(profession.role[0]) ? 16 : 5],
          ['SIDE_JOB', profession.setting === 'contact' ? 8 : 0],
        ] as const);
  const formats = away ? (['ON_SITE'] as const) : random.weighted(usualFormats[profession.setting]);
  const inShifts = !away && profession.setting === 'contact' && random.chance(0.45);

  const schedule = away
    ? 'flyInFlyOut'
    : formats.includes('REMOTE')
      ? 'remote'
      : inShifts
        ? 'shift'
        : random.chance(0.1)
          ? 'flexible'
          : 'fullDay';
  const isShort = form === 'PART' || form === 'SIDE_JOB';
  const payMode: PayMode = away
    ? random.pick(['FLY_IN_FLY_OUT', 'MONTH'])
    : form === 'PROJECT' && isPaidByPiece.has(profession.role[0])
      ? 'SERVICE'
      : profession.setting === 'contact' && (inShifts || isShort)
        ? random.pick(['SHIFT', 'SHIFT', 'HOUR', 'MONTH'])
        : 'MONTH';

  const isInternship = level === 'intern';
  return {
    formats,
    form,
    payMode,
    payShare: isShort && payMode === 'MONTH' ? 0.55 : 1,
    fields: {
      schedule: named(schedules, schedule),
      work_format: formats.map((format) => named(formatNames, format)),
      working_hours: [named(hours, isShort ? 'HOURS_4' : inShifts || away ? 'HOURS_12' : 'HOURS_8')],
      work_schedule_by_days: [
        named(days, isShort ? 'FLEXIBLE' : inShifts ? 'TWO_ON_TWO_OFF' : 'FIVE_ON_TWO_OFF'),
      ],
      employment: employments[isInternship ? 'INTERNSHIP' : form],
      employment_form: named(formNames, form),
      fly_in_fly_out_duration: away ? [{ id: 'DAYS_30', name: '30\u00a0дней' }] : [],
      internship: isInternship,
      night_shifts: inShifts && random.chance(0.2),
    },
  };
}
