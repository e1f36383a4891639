import type { Bitmap } from '../../segment/bitmap.ts';
import type { Postings } from '../../segment/postings.ts';
import type { ScoreColumns } from '../score-columns.ts';
import type { SegmentSeeker } from '../segment-seeker.ts';

/** Kept from question to question. */
interface Room {
  titles: Uint32Array;
  kinds: Uint32Array;
}
const rooms = new WeakMap<ScoreColumns, Room>();

function roomOf(made: ScoreColumns): Room {
  let room = rooms.get(made);
  if (!room) {
    // A title is here for each of its lists, and once more where it shares words.
    const most = made.titleLists.size + made.segment.columns.titleLevels.length;
    room = { titles: new Uint32Array(most), kinds: new Uint32Array(most) };
    rooms.set(made, room);
  }
  return room;
}

/** The titles whose rows are near to a person by a role or by a word, and of which kind they are (`SegmentSeeker.kinds`). */
export class NearTitles {
  /** By kind: how many rows its titles have. Some of them can be of another kind. */
  readonly counts: Uint32Array;
  readonly #rows: Postings;
  readonly #room: Room;
  #size = 0;

  constructor(made: ScoreColumns, seeker: SegmentSeeker) {
    const { titleLists, segment } = made;
    const { titleStems, nearnessNumber, titles, nearLists } = seeker;
    const perStems = seeker.nearnesses.length;
    this.counts = new Uint32Array(seeker.kinds);
    this.#rows = segment.text.titles;
    this.#room = roomOf(made);
    for (const list of nearLists) {
      const own = titleLists.titlesOf(list);
      const near = nearnessNumber[list] as number;
      for (let at = 0; at < own.length; at++) {
        const title = own[at] as number;
        this.#add(title, (titleStems[title] as number) * perStems + near);
      }
    }
    for (let at = 0; at < titles.length; at++) {
      const title = titles[at] as number;
      const list = titleLists.onlyListOf(title);
      if (list === null || nearnessNumber[list] === 0)
        this.#add(title, (titleStems[title] as number) * perStems);
    }
  }

  #add(title: number, kind: number): void {
    const at = this.#size++;
    this.#room.titles[at] = title;
    this.#room.kinds[at] = kind;
    this.counts[kind] = (this.counts[kind] as number) + this.#rows.count(title);
  }

  /** Adds the rows of the titles of these kinds. */
  addTo(rows: Bitmap, wanted: readonly number[]): void {
    const { titles, kinds } = this.#room;
    const isWanted = new Uint8Array(this.counts.length);
    for (const kind of wanted) isWanted[kind] = 1;
    for (let at = 0; at < this.#size; at++)
      if (isWanted[kinds[at] as number] === 1) this.#rows.addTo(rows, titles[at] as number);
  }
}
