import type { Tier } from '../tiers.ts';

/** A folder that is mutated, and what is to see it: tests of these folders, as far as they are of this tier. */
interface Room {
  readonly mutate: string;
  readonly tests: readonly string[];
  readonly tier: Tier;
}

/** Beside a room's own tests stand those of the rooms that use it most. */
export const rooms = {
  core: { mutate: 'functions/core/domain', tests: ['tests/core', 'tests/functions/sources'], tier: 'unit' },
  // What it says of requests and answers is tested where they are handled.
  contract: {
    mutate: 'functions/core/contract',
    tests: ['tests/core', 'tests/functions/http'],
    tier: 'store',
  },
  actions: {
    mutate: 'functions/actions',
    tests: ['actions', 'http', 'triggers', 'workflow'].map((name) => `tests/functions/${name}`),
    tier: 'store',
  },
  sources: { mutate: 'functions/sources', tests: ['tests/functions/sources'], tier: 'unit' },
  search: { mutate: 'functions/search', tests: ['tests/functions/search'], tier: 'unit' },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;

export const isRoomName = (name: string): name is RoomName => Object.hasOwn(rooms, name);
