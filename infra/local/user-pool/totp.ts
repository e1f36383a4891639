import { createHmac, randomBytes } from 'node:crypto';

/* Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, thirty seconds. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** In Base32, as authenticator apps take it. */
export const newTotpSecret = (): string =>
  Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds);

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step of a code that is right now, or was or will be one step away; null of a wrong one. */
export function stepOfCode(secret: string, code: string): number | null {
  const now = stepAt(Date.now());
  return [now - 1, now, now + 1].find((step) => totpCode(secret, step) === code) ?? null;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
