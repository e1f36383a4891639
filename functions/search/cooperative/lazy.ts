import { runToEnd } from './chunks.ts';

const isMade = () => {
  throw new Error('made already');
};

/** A value that is made when it is first asked for, or before, chunk by chunk. */
export class Lazy<Value> {
  #made: { value: Value } | null = null;
  #make: () => Generator<void, Value>;

  constructor(make: () => Generator<void, Value>) {
    this.#make = make;
  }

  /** Of what takes no longer than a chunk. */
  static of<Value>(make: () => Value): Lazy<Value> {
    // biome-ignore lint/correctness/useYield: one chunk
    return new Lazy(function* () {
      return make();
    });
  }

  get value(): Value {
    return (this.#made ?? this.#keep(runToEnd(this.#make()))).value;
  }

  *prepare(): Generator<void> {
    if (this.#made === null) this.#keep(yield* this.#make());
    yield;
  }

  /** And lets go of what it was made of. */
  #keep(value: Value): { value: Value } {
    this.#make = isMade;
    this.#made = { value };
    return this.#made;
  }
}
