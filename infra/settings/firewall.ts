import * as z from 'zod';

/**
 * Whether AWS WAF looks at each request before the CDN; it costs about 14 $ a month.
 * @default - where a stage has a CDN and keeps its data
 */
export const firewall = z.boolean('ожидается true или false').optional();

/**
 * The day on which the secret between the CDN and the API was replaced by hand: CloudFormation reads the new value only
 * when something of the distribution has changed, and this has.
 */
export const originSecretReplaced = z.iso
  .date({ error: 'ожидается день вида 2026-11-20, когда секрет заменили' })
  .optional();
