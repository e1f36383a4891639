import {
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { counted } from '#core/domain/text/plural.ts';
import { edgeRegion, edgeStackName } from '../../settings/edge.ts';
import { type Settings, stackName } from '../../settings.ts';
import type { StackResource } from '../stage/deployed-stack.ts';

/** What a stage has in AWS. */
export interface Destructible {
  /** Of the main stack and of those that are nested in it; none where only the other one is left. */
  readonly resources: readonly StackResource[];
  /** Whether there is a stack in us-east-1. */
  readonly hasEdge: boolean;
}

/** What is lost with a stage and what outlives it, in lines. */
export async function describeDestruction(
  settings: Settings,
  { resources, hasEdge }: Destructible,
): Promise<string[]> {
  const { region } = settings;
  if (resources.length === 0)
    return [`Остался только стек ${edgeStackName(settings.name)} в ${edgeRegion}; он будет удалён.`];
  const namesOf = (type: string) =>
    resources.filter((resource) => resource.type === type).map(({ name }) => name);
  const tables = namesOf('AWS::DynamoDB::Table');
  const buckets = namesOf('AWS::S3::Bucket');
  const pools = namesOf('AWS::Cognito::UserPool');
  const [items, users] = await Promise.all([itemsIn(region, tables), usersIn(region, pools)]);
  const rest = resources.length - tables.length - buckets.length - pools.length;
  return [
    `Стек ${stackName(settings.name)} в регионе ${region} будет удалён навсегда:`,
    `  ${counted(tables.length, ['таблица', 'таблицы', 'таблиц'])}, в них около ${counted(items, ['записи', 'записей', 'записей'])}`,
    `  ${counted(users, ['аккаунт', 'аккаунта', 'аккаунтов'])} (примерно)`,
    ...buckets.map((name) => `  корзина ${name} со всеми файлами`),
    `  и ещё ${counted(rest, ['ресурс', 'ресурса', 'ресурсов'])}`,
    ...(hasEdge ? [`Стек ${edgeStackName(settings.name)} в регионе ${edgeRegion} будет удалён следом.`] : []),
    'Останутся секреты, созданные вами, и, на 35 дней, последние резервные копии таблиц.',
  ];
}

/** As DynamoDB counts them itself, every six hours. */
async function itemsIn(region: string, tables: readonly string[]): Promise<number> {
  const client = new DynamoDBClient({ region });
  const counts = await Promise.all(
    tables.map(async (TableName) => {
      const { Table } = await client.send(new DescribeTableCommand({ TableName }));
      return Table?.ItemCount ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function usersIn(region: string, pools: readonly string[]): Promise<number> {
  const client = new CognitoIdentityProviderClient({ region });
  const counts = await Promise.all(
    pools.map(async (UserPoolId) => {
      const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
      return UserPool?.EstimatedNumberOfUsers ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
