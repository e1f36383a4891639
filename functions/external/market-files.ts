import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type MarketMonth, marketMonth, month } from '#core/domain/market/market-month.ts';
import { env } from '#functions/runtime/env.ts';

/*
 * Bucket Market, a file for each month:
 *   market/2026-11.json
 */
const folder = 'market/';
const bucket = () => env('MARKET_BUCKET');
const keyOf = (yearMonth: string): string => `${folder}${yearMonth}.json`;

const s3 = new S3Client({});

/** Those that are there, the newest first. */
export async function list(): Promise<string[]> {
  const months: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client: s3 },
    { Bucket: bucket(), Prefix: folder },
  ))
    for (const { Key = '' } of Contents) {
      const named = month.safeParse(Key.slice(folder.length, -'.json'.length));
      if (named.success) months.push(named.data);
    }
  return months.sort().reverse();
}

/** Null where the month was not counted. */
export async function find(yearMonth: string): Promise<MarketMonth | null> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: keyOf(yearMonth) }));
    if (!Body) throw new Error('S3 answered an object without its content');
    return marketMonth.parse(JSON.parse(await Body.transformToString()));
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

export async function put(figures: MarketMonth): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: keyOf(figures.month),
      Body: JSON.stringify(figures),
      ContentType: 'application/json',
    }),
  );
}
