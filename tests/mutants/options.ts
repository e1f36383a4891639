import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../infra/user-error.ts';
import { isRoomName, type RoomName, rooms } from './rooms.ts';

export interface Options {
  readonly room: RoomName;
  /** Which files of the room; all of them where nothing is given. */
  readonly only?: string;
  /** Of a hundred mutants so many are tried. */
  readonly percent: number;
  readonly seed: number;
  /** A folder for the report. */
  readonly out: string;
  /** What a run before it, of the same room and into the same folder, has found out is not asked again. */
  readonly isContinued: boolean;
  /** So many examples of each property at most; all of them where nothing is given. */
  readonly runs?: number;
}

const usage = `npm run mutants принимает параметры --room (${Object.keys(rooms).join(', ')}), --only (путь внутри комнаты, папка или файл без .ts, например match), --percent (какую часть мутантов пробовать, по умолчанию 100), --seed (по умолчанию 1) --out (папка для отчёта, по умолчанию mutants), --runs (сколько примеров брать для каждого свойства, по умолчанию все) и --continue (продолжить прерванный: о ком уже известно, тех не пробовать).`;

export function optionsFrom(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        room: { type: 'string', default: '' },
        only: { type: 'string' },
        percent: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string', default: 'mutants' },
        runs: { type: 'string' },
        continue: { type: 'boolean', default: false },
      },
    });
    const { room, only, out } = values;
    const [percent, seed] = [Number(values.percent), Number(values.seed)];
    const runs = Number(values.runs ?? 1);
    const isMeant =
      percent > 0 && percent <= 100 && Number.isInteger(seed) && Number.isInteger(runs) && runs > 0;
    if (isRoomName(room) && isMeant && (only === undefined || isThere(room, only)))
      return {
        ...{ room, percent, seed, out, isContinued: values.continue },
        ...(only !== undefined && { only }),
        ...(values.runs !== undefined && { runs }),
      };
  } catch {
    // An unknown parameter gets the same line.
  }
  throw new UserError(usage);
}

/** A part that is not there has no mutants, and would be said to have none left. */
const isThere = (room: RoomName, only: string): boolean =>
  ['', '.ts'].some((ending) =>
    existsSync(join(import.meta.dirname, '../..', rooms[room].mutate, `${only}${ending}`)),
  );
