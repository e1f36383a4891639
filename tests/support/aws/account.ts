export type Item = Record<string, { S?: string; N?: string }>;

export interface StandInStack {
  status?: string;
  isProtected?: boolean;
  lastUpdated?: string;
  outputs?: Record<string, string>;
  /** Of its HTTP API: what it has, and of which a throttle is kept. */
  api?: { routes: string[]; throttled: string[] };
  /** Type, logical id and name, and, where it is not CREATE_COMPLETE, its status. */
  resources?: (readonly [type: string, logicalId: string, name: string, status?: string])[];
  template?: object;
}

/** An AWS account as far as the commands for operators ask it; a test changes it as it likes. */
export interface Account {
  /** Null: the keys are not accepted. */
  id: string | null;
  /** Regions that the account has not enabled. */
  disabledRegions: string[];
  /** Region → version of its bootstrap. */
  bootstrapped: Record<string, string>;
  lambdaQuota: number;
  secrets: string[];
  verifiedDomains: string[];
  isInSandbox: boolean;
  /** Id → name. */
  zones: Record<string, string>;
  /** Region and name: 'eu-central-1 Prizvanie-dev'. */
  stacks: Record<string, StandInStack>;
  /** Bucket → keys of its versions. */
  buckets: Record<string, string[]>;
  /** Keys that are not deleted. */
  lockedFiles: string[];
  /** Name → items with the key `id`. */
  tables: Record<string, Item[]>;
  /** Name → how often it was looked at. */
  beingRestored: Map<string, number>;
  /** In order. */
  deletedTables: string[];
  hasBackups: boolean;
  /** What a restored table gets of the original's items. */
  restores: (items: Item[]) => Item[];
  usersByGoogle: number;
  /** User pool → its users. */
  pools: Record<string, string[]>;
  /** User pool → the prefix of its sign-in. */
  prefixes: Record<string, string>;
  /** Host names that have an address; null: DNS does not say. */
  hosts: string[] | null;
  /** Records of the zones: name with its dot, and type. */
  records: (readonly [name: string, type: string])[];
  /** MB of each function that is there. */
  functions: number[];
  executions: number;
  /** Topic → its subscriptions: e-mail, and whether it is confirmed. */
  subscriptions: Record<string, (readonly [email: string, isConfirmed: boolean])[]>;
  /** Operations, as 'ssm:GetParameter', that the keys do not allow. */
  forbidden: string[];
}

export const healthyAccount = (): Account => ({
  id: '123456789012',
  disabledRegions: [],
  bootstrapped: { 'eu-central-1': '21', 'us-east-1': '21' },
  lambdaQuota: 1000,
  secrets: [],
  verifiedDomains: [],
  isInSandbox: false,
  zones: {},
  stacks: {},
  buckets: {},
  lockedFiles: [],
  tables: {},
  beingRestored: new Map(),
  deletedTables: [],
  hasBackups: true,
  restores: (items) => items,
  usersByGoogle: 0,
  pools: {},
  prefixes: {},
  hosts: [],
  records: [],
  functions: [],
  executions: 0,
  subscriptions: {},
  forbidden: [],
});
