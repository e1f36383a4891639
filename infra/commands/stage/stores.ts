import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';

/** Whether one that is there holds anything. */
type Look = (region: string, name: string) => Promise<boolean>;

/** What would be lost with a resource, by its type. */
export const stores = {
  'AWS::DynamoDB::Table': async (region, TableName) => {
    const { Count = 0 } = await new DynamoDBClient({ region }).send(
      new ScanCommand({ TableName, Limit: 1, Select: 'COUNT', ConsistentRead: true }),
    );
    return Count > 0;
  },
  /** An earlier version of a file, or the mark that it was deleted, is something, too. */
  'AWS::S3::Bucket': async (region, Bucket) => {
    const { Versions = [], DeleteMarkers = [] } = await new S3Client({ region }).send(
      new ListObjectVersionsCommand({ Bucket, MaxKeys: 1 }),
    );
    return Versions.length + DeleteMarkers.length > 0;
  },
  'AWS::Cognito::UserPool': async (region, UserPoolId) => {
    const { Users = [] } = await new CognitoIdentityProviderClient({ region }).send(
      new ListUsersCommand({ UserPoolId, Limit: 1 }),
    );
    return Users.length > 0;
  },
} satisfies Record<string, Look>;

export type StoreType = keyof typeof stores;

export const isStoreType = (type: string): type is StoreType => type in stores;

/** Under which names AWS says of each that there is none. */
export const missingStoreErrors = ['ResourceNotFoundException', 'NoSuchBucket', 'NotFound'];
