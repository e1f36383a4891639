import { defineConfig } from 'vitest/config';
import { emptyPage } from '../../frontend/empty-page.ts';
import { filesOf, measuringTime } from '../tiers.ts';
import { isRoomName, ownTests, rooms } from './rooms.ts';

const { MUTANTS_ROOM: room = '', MUTANTS_ONLY: only = '' } = process.env;
if (!isRoomName(room)) throw new Error(`no room: ${room}`);

const own = only === '' ? [] : ownTests(room, only);
const folders = own.length > 0 ? own : rooms[room].tests;

/** Reads the code of rules as text, and would see each mutant. */
const readsCode = 'tests/core/domain/match/demand-version.test.ts';

/** Without those that measure time: every statement of a mutated room costs more. */
export default defineConfig({
  plugins: [emptyPage()],
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [...filesOf(rooms[room].tier).exclude, ...measuringTime, readsCode],
    setupFiles: ['tests/support/stack/watched-lines.ts'],
    env: { ORIGIN_SECRET: '', TOKEN_CLIENTS: 'site' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
