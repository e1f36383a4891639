/**
 * Properties of kept types whose change makes a new, empty resource beside the old one, or fails the deploy. Of tables
 * and buckets from CloudFormation's schemas (`createOnlyProperties` and `conditionalCreateOnlyProperties`), which
 * `npm run rehearse` compares with the ones that cfn-lint has. For user pools the schema names none, but Cognito takes
 * no change of these.
 */
export const createOnly: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::Table': ['ImportSourceSpecification', 'KeySchema', 'TableName'],
  'AWS::S3::Bucket': ['BucketName', 'BucketNamePrefix', 'BucketNamespace'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};
