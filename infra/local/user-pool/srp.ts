import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Secure Remote Password as Cognito speaks it: SRP-6a over the 3072-bit group of RFC 5054 with SHA-256, and a key made
 * by HKDF. The password itself never comes here in a sign-in, and only its verifier is kept.
 */

// RFC 3526, section 4
const prime = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const generator = 2n;
const multiplier = numberOf(sha256(bytesOf(prime), bytesOf(generator)));

/** What is kept of a password; both in hex. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

/** Who proves it: the user pool's name is its id without the region, the user id is the username inside the pool. */
export interface Identity {
  readonly poolName: string;
  readonly userId: string;
}

/** The server's half of one sign-in. */
export interface Exchange {
  readonly secret: bigint;
  /** What the client gets: SRP_B, in hex. */
  readonly publicValue: string;
}

export interface Proof {
  /** SRP_A, in hex. */
  readonly clientValue: string;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
}

export function verifierOf(identity: Identity, password: string, salt = newSalt()): Verifier {
  return { salt, verifier: power(generator, privateKey(identity, password, salt)).toString(16) };
}

export const newSalt = (): string => randomBytes(16).toString('hex');

export const hasPassword = (identity: Identity, { salt, verifier }: Verifier, password: string): boolean =>
  areEqual(Buffer.from(verifierOf(identity, password, salt).verifier), Buffer.from(verifier));

export function newExchange({ verifier }: Verifier): Exchange {
  const secret = numberOf(randomBytes(32));
  const publicValue = (multiplier * fromHex(verifier) + power(generator, secret)) % prime;
  return { secret, publicValue: publicValue.toString(16) };
}

/** True if the client knows the password behind the verifier. */
export function isProven(
  identity: Identity,
  storedVerifier: Verifier,
  exchange: Exchange,
  proof: Proof,
): boolean {
  const [a, b] = [fromHex(proof.clientValue), fromHex(exchange.publicValue)];
  // A multiple of the prime would make the shared secret zero for everybody.
  if (a % prime === 0n) return false;
  const scramble = numberOf(sha256(bytesOf(a), bytesOf(b)));
  if (scramble === 0n) return false;
  const shared = power(a * power(fromHex(storedVerifier.verifier), scramble), exchange.secret);
  const key = hkdfSync('sha256', bytesOf(shared), bytesOf(scramble), 'Caldera Derived Key', 16);
  const expected = createHmac('sha256', Buffer.from(key))
    .update(identity.poolName)
    .update(identity.userId)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  return areEqual(expected, Buffer.from(proof.signature, 'base64'));
}

function privateKey({ poolName, userId }: Identity, password: string, salt: string): bigint {
  return numberOf(sha256(bytesOf(fromHex(salt)), sha256(Buffer.from(`${poolName}${userId}:${password}`))));
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** As Java writes a positive BigInteger: a leading zero byte where the first bit is set. */
function bytesOf(number: bigint): Buffer {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function numberOf(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}

function fromHex(digits: string): bigint {
  return BigInt(`0x${digits}`);
}

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const areEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
