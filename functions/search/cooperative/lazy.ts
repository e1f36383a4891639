import { runToEnd } from './chunks.ts';

/** A value that is made when it is first asked for, or before, chunk by chunk. */
export class Lazy<Value> {
  #made: { value: Value } | null = null;
  readonly #make: () => Generator<void, Value>;

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
    this.#made ??= { value: runToEnd(this.#make()) };
    return this.#made.value;
  }

  *prepare(): Generator<void> {
    this.#made ??= { value: yield* this.#make() };
    yield;
  }
}
