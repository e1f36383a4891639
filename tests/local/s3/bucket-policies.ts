const arnOf = (bucket: string) => ({ 'Fn::GetAtt': [bucket, 'Arn'] });

/** What lets a distribution list a bucket, as CDK writes it. */
export const listGrant = (bucket: string, distribution: string) => ({
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action: 's3:ListBucket',
  Resource: arnOf(bucket),
  Condition: {
    StringEquals: {
      'AWS:SourceArn': {
        'Fn::Join': [
          '',
          ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/', { Ref: distribution }],
        ],
      },
    },
  },
});

/** A policy with this statement after the one that every bucket of ours has. */
export const policyOf = (bucket: string, statement: object) => ({
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: bucket },
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:*',
          Resource: [arnOf(bucket)],
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
        statement,
      ],
    },
  },
});
