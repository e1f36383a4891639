import * as z from 'zod';
import type { Template } from '../template.ts';

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));

const policyProperties = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Principal: z.unknown(),
        Action: oneOrMore,
        Resource: oneOrMore,
        Condition: z.unknown(),
      }),
    ),
  }),
});

const statementShape = (arn: string) => ({
  Effect: z.literal('Allow'),
  Principal: z.object({ Service: z.literal('cloudfront.amazonaws.com') }),
  Condition: z.strictObject({ StringEquals: z.strictObject({ 'AWS:SourceArn': z.literal(arn) }) }),
});

/**
 * Whether the bucket's policy lets the distribution list it. Of a key that is not there S3 says 404 only to one who
 * may; to others, 403.
 */
export function canList(template: Template, bucket: string, distribution: string): boolean {
  const arn = `arn:aws:cloudfront::${template.account}:distribution/${distribution}`;
  const allowsDistribution = z.object(statementShape(arn));
  return template
    .resources('AWS::S3::BucketPolicy', policyProperties)
    .filter(({ properties }) => properties.Bucket === bucket)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .some(
      (statement) =>
        allowsDistribution.safeParse(statement).success &&
        statement.Action.includes('s3:ListBucket') &&
        statement.Resource.includes(`arn:aws:s3:::${bucket}`),
    );
}
