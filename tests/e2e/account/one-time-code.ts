import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30_000;

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** How far a clock may be wrong: the server takes the code of the next step as well. */
const stepsAhead = 1;

/** An authenticator app (RFC 6238): each `next` is a code that was not given before, and is right at once. */
export function authenticator(base32: string) {
  const secret = bytesOf(base32);
  let last = 0;
  return {
    next(): string {
      const now = Math.floor(Date.now() / period);
      last = Math.max(last + 1, now);
      if (last > now + stepsAhead) throw new Error('no more codes than two in half a minute');
      return codeAt(secret, last);
    },
  };
}
