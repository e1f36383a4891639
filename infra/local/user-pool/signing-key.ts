import { existsSync, readFileSync } from 'node:fs';
import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as z from 'zod';
import { LocalDataError } from '../local-data-error.ts';
import { writeAtomically } from './pool-store.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  /** The public half, as whoever checks tokens wants it. */
  readonly publicKeys: ReturnType<typeof createLocalJWKSet>;
}

const keyFile = z.looseObject({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

/** The pool's key in the file, made when missing: tokens outlive a restart. */
export async function signingKey(file: string): Promise<SigningKey> {
  if (!existsSync(file)) await make(file);
  const jwk = read(file);
  const { kty, n, e, kid } = jwk;
  return {
    id: kid,
    privateKey: (await importJWK(jwk as JWK, 'RS256')) as CryptoKey,
    publicKeys: createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] }),
  };
}

async function make(file: string): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  writeAtomically(file, { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256' });
}

function read(file: string): z.infer<typeof keyFile> {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new LocalDataError(`Файл «${file}» с ключом повреждён: удалите его, и он будет создан заново.`, {
      cause,
    });
  }
}
