import { RemovalPolicy } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { BundledFunction } from '../function/bundled-function.ts';

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING });
const number = (name: string): Attribute => ({ name, type: AttributeType.NUMBER });

/** What one may do with a table, by its name in IAM. */
export type TableAction =
  | `${'Get' | 'Put' | 'Update' | 'Delete' | 'BatchGet' | 'BatchWrite'}Item`
  | 'Query'
  | 'Scan';

/** A table that a function opens with one call: its actions and the variable with its name. */
export class StoreTable extends Table {
  readonly #variable: string;
  /** By name. */
  readonly indexes: readonly string[];

  constructor(scope: Construct, id: string, variable: string, props: TableProps, indexes: string[] = []) {
    super(scope, id, props);
    this.#variable = variable;
    this.indexes = indexes;
  }

  /** These actions on its items and no other; an index is asked by `grantIndexQuery`. */
  grantActions(fn: BundledFunction, ...actions: TableAction[]): void {
    this.#grant(fn, actions, [this.tableArn]);
  }

  /** To add items: none can be read, changed or deleted. */
  grantAppend(fn: BundledFunction): void {
    this.grantActions(fn, 'PutItem');
  }

  /** @param names - by default all of the table's */
  grantIndexQuery(fn: BundledFunction, ...names: string[]): void {
    this.#grant(fn, ['Query'], (names.length === 0 ? this.indexes : names).map(this.#indexArn));
  }

  grantIndexScan(fn: BundledFunction, name: string): void {
    this.#grant(fn, ['Scan'], [this.#indexArn(name)]);
  }

  readonly #indexArn = (name: string): string => `${this.tableArn}/index/${name}`;

  #grant(fn: BundledFunction, actions: TableAction[], resources: string[]): void {
    fn.addEnvironment(this.#variable, this.tableName);
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      resources,
    );
  }
}

export interface TablesProps {
  /** Whether the tables outlive the stack and refuse to be deleted. */
  readonly keepsData: boolean;
}

/** The tables of functions/store, each with the keys that its file there describes. */
export class Tables extends Construct {
  readonly jobs: StoreTable;
  readonly descriptions: StoreTable;
  readonly companies: StoreTable;
  readonly importRuns: StoreTable;
  readonly versions: StoreTable;
  readonly userRoles: StoreTable;
  readonly jobContacts: StoreTable;
  readonly audit: StoreTable;
  readonly userItems: StoreTable;
  readonly usage: StoreTable;
  readonly subscriptions: StoreTable;
  readonly sent: StoreTable;

  constructor(scope: Construct, id: string, { keepsData }: TablesProps) {
    super(scope, id);
    const tableDefaults = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      deletionProtection: keepsData,
    };

    this.jobs = new StoreTable(this, 'Jobs', 'JOBS_TABLE', { ...tableDefaults, partitionKey: text('id') }, [
      'byChange',
    ]);
    this.jobs.addGlobalSecondaryIndex({
      indexName: 'byChange',
      partitionKey: number('change_shard'),
      sortKey: text('changed_at'),
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.descriptions = new StoreTable(this, 'Descriptions', 'DESCRIPTIONS_TABLE', {
      ...tableDefaults,
      partitionKey: text('id'),
    });
    this.companies = new StoreTable(this, 'Companies', 'COMPANIES_TABLE', {
      ...tableDefaults,
      partitionKey: text('id'),
    });
    this.importRuns = new StoreTable(this, 'ImportRuns', 'IMPORT_RUNS_TABLE', {
      ...tableDefaults,
      partitionKey: text('kind'),
      sortKey: text('id'),
      // What a run has seen and skipped is of use for weeks; the run itself stays.
      timeToLiveAttribute: 'expires_at',
    });
    this.versions = new StoreTable(this, 'Versions', 'VERSIONS_TABLE', {
      ...tableDefaults,
      partitionKey: text('name'),
    });
    this.userRoles = new StoreTable(this, 'UserRoles', 'USER_ROLES_TABLE', {
      ...tableDefaults,
      partitionKey: text('user_id'),
      sortKey: text('role'),
    });
    this.jobContacts = new StoreTable(this, 'JobContacts', 'JOB_CONTACTS_TABLE', {
      ...tableDefaults,
      partitionKey: text('id'),
    });
    this.audit = new StoreTable(this, 'Audit', 'AUDIT_TABLE', {
      ...tableDefaults,
      partitionKey: text('log'),
      sortKey: text('id'),
    });
    this.userItems = new StoreTable(this, 'UserItems', 'USER_ITEMS_TABLE', {
      ...tableDefaults,
      partitionKey: text('user_id'),
      sortKey: text('id'),
      // Answers of the writer, counts of a day, uploads that nobody confirmed.
      timeToLiveAttribute: 'expires_at',
    });
    this.usage = new StoreTable(this, 'Usage', 'USAGE_TABLE', { ...tableDefaults, partitionKey: text('id') });
    this.subscriptions = new StoreTable(
      this,
      'Subscriptions',
      'SUBSCRIPTIONS_TABLE',
      // Wishes that nobody confirmed, links of old e-mails, counts of a day.
      { ...tableDefaults, partitionKey: text('id'), timeToLiveAttribute: 'expires_at' },
      ['byOwner', 'due', 'searches'],
    );
    this.subscriptions.addGlobalSecondaryIndex({
      indexName: 'byOwner',
      partitionKey: text('owner'),
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.subscriptions.addGlobalSecondaryIndex({
      indexName: 'due',
      partitionKey: text('due'),
      sortKey: text('due_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['owner', 'waits_since'],
    });
    // Searches alone, among ten times as many links of e-mails; and of them what a matcher asks.
    this.subscriptions.addGlobalSecondaryIndex({
      indexName: 'searches',
      partitionKey: text('search_id'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['owner', 'query', 'schedule', 'zone', 'state', 'is_paused', 'active_since'],
    });
    this.sent = new StoreTable(this, 'Sent', 'SENT_TABLE', {
      ...tableDefaults,
      partitionKey: text('owner'),
      sortKey: text('entry'),
      timeToLiveAttribute: 'expires_at',
    });
  }
}
