import type { EndpointName } from '#core/contract/index.ts';
import type { Letters } from '../digests/letters.ts';
import type { BundledFunction } from '../function/bundled-function.ts';
import type { ImportWorkflow } from '../import/import-workflow.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { MarketFiles } from '../storage/market-files.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';
import type { Tables } from '../storage/tables.ts';
import type { UserFiles } from '../storage/user-files.ts';
import type { Writer } from './writer.ts';

export interface PermissionsProps {
  readonly tables: Tables;
  readonly snapshots: SearchSnapshots;
  readonly market: MarketFiles;
  readonly signIn: SignIn;
  readonly importWorkflow: ImportWorkflow;
  /** What the stage imports from, in the order in which it is read. */
  readonly sources: readonly string[];
  /** Of them, those whose vacancies search engines may list. */
  readonly indexedSources: readonly string[];
  readonly writer: Writer;
  /** Whether vacancies may be asked for in the order of a match. */
  readonly matching: boolean;
  /** Whom to write to about it. @default - nobody is named */
  readonly publicEmail?: string;
  /** Whether desk, profile and resume may be kept in the account. */
  readonly accountSync: boolean;
  /** @default - nobody can upload, and is told so */
  readonly files?: UserFiles;
  /** @default - nobody is written to about new vacancies, and is told so */
  readonly letters?: Letters;
}

export type Permission = (fn: BundledFunction) => void;

const all =
  (...permissions: Permission[]): Permission =>
  (fn) => {
    for (const grant of permissions) grant(fn);
  };

/**
 * What the function of each operation may do: exactly what its code asks of AWS. tests/infra/permissions reads the
 * code, and where the two differ it says which line to write here. The right to know the origin's secret, and to ask
 * whether a caller is an administrator, come with the API.
 */
export function permissionsOf(props: PermissionsProps): Record<EndpointName, Permission> {
  const { tables, snapshots, signIn, importWorkflow, writer, files } = props;

  const readIndex: Permission = (fn) => snapshots.grantLoadIndex(fn);
  const findAccount: Permission = (fn) => signIn.grantFindUser(fn);
  const knowPeople = all(findAccount, (fn) => signIn.grantListUsers(fn));
  const knowSources: Permission = (fn) => fn.addEnvironment('IMPORT_SOURCES', props.sources.join(','));
  const record: Permission = (fn) => tables.audit.grantAppend(fn);

  /** A record of the change, the row, and the word to all readers that something has changed. */
  const changeJob = all(record, (fn) => {
    tables.jobs.grantActions(fn, 'GetItem', 'PutItem');
    tables.versions.grantActions(fn, 'UpdateItem');
  });
  const changeListed = all(changeJob, (fn) => tables.jobs.grantActions(fn, 'BatchGetItem'));
  const deleteListed = all(changeListed, (fn) => {
    tables.descriptions.grantActions(fn, 'DeleteItem');
    tables.jobContacts.grantActions(fn, 'DeleteItem');
  });
  /** Whether one is running the lease says, and Step Functions whether the lease's holder is alive. */
  const followImports: Permission = (fn) => {
    tables.importRuns.grantActions(fn, 'GetItem', 'Query');
    importWorkflow.grantDescribe(fn);
  };
  const startImports = all(followImports, record, (fn) => importWorkflow.grantStart(fn));
  /** Whoever writes for a user is entered in the account's own item meanwhile; an erased one lets nobody in. */
  const enterAccount: Permission = (fn) => tables.userItems.grantActions(fn, 'UpdateItem');
  const writeOwn = all(findAccount, enterAccount);
  const knowSync: Permission = (fn) => fn.addEnvironment('ACCOUNT_SYNC', String(props.accountSync));
  const knowLetters: Permission = (fn) =>
    fn.addEnvironment('SUBSCRIPTIONS', String(props.letters !== undefined));
  const listSubscriptions: Permission = (fn) => {
    tables.subscriptions.grantIndexQuery(fn, 'byOwner');
    tables.subscriptions.grantActions(fn, 'BatchGetItem');
  };
  const eraseSubscriptions: Permission = (fn) => {
    tables.subscriptions.grantIndexQuery(fn, 'byOwner');
    tables.subscriptions.grantActions(fn, 'BatchWriteItem');
    tables.sent.grantActions(fn, 'Query', 'BatchWriteItem');
  };
  const takeAdminRole = all(record, enterAccount, (fn) =>
    tables.userRoles.grantActions(fn, 'Scan', 'PutItem', 'DeleteItem'),
  );

  const readJob = all(readIndex, (fn) => {
    tables.jobs.grantActions(fn, 'GetItem');
    tables.descriptions.grantActions(fn, 'GetItem');
  });

  const knowIndexed: Permission = (fn) =>
    fn.addEnvironment('INDEXED_SOURCES', props.indexedSources.join(','));
  const drawPage = all(readJob, knowIndexed);
  const knowMatching: Permission = (fn) => fn.addEnvironment('MATCHING', String(props.matching));

  return {
    searchJobs: readIndex,
    matchJobs: all(readIndex, knowMatching),
    getCatalog: readIndex,
    getCompany: readIndex,
    getCompanyPage: drawPage,
    getFeed: all(readIndex, knowIndexed),
    getJob: readJob,
    getClosedJob: all(readIndex, (fn) => tables.jobs.grantActions(fn, 'GetItem')),
    listSimilarJobs: all(readIndex, (fn) => tables.jobs.grantActions(fn, 'GetItem')),
    getListPage: drawPage,
    getMarketPage: (fn) => props.market.grantRead(fn),
    getMatchingPage: (fn) => fn.addEnvironment('PUBLIC_EMAIL', props.publicEmail ?? ''),
    getDevelopersPage: () => {},
    getRobots: () => {},
    serveMcp: all(readJob, knowIndexed, knowMatching),
    getSitemap: all(readIndex, knowIndexed),
    getSitemapPage: all(readIndex, knowIndexed),
    getVacancyPage: drawPage,
    getMe: all(findAccount, (fn) => tables.userRoles.grantActions(fn, 'Query')),
    listUsers: all(knowPeople, (fn) => tables.userRoles.grantActions(fn, 'Scan')),
    getJobContacts: (fn) => {
      tables.jobs.grantActions(fn, 'GetItem');
      tables.jobContacts.grantActions(fn, 'GetItem');
    },
    listAdminJobs: readIndex,
    setJobActive: changeListed,
    setJobsActive: changeListed,
    deleteJob: deleteListed,
    deleteJobs: deleteListed,
    createJob: all(record, (fn) => {
      tables.jobs.grantActions(fn, 'BatchWriteItem');
      tables.versions.grantActions(fn, 'UpdateItem');
      tables.descriptions.grantActions(fn, 'PutItem');
      tables.jobContacts.grantActions(fn, 'PutItem');
      tables.companies.grantActions(fn, 'Scan'); // a company is known by its name
    }),
    editJob: all(changeJob, (fn) => {
      tables.descriptions.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
      tables.jobContacts.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
      tables.companies.grantActions(fn, 'Scan');
    }),
    getAdminJob: (fn) => {
      tables.jobs.grantActions(fn, 'GetItem');
      tables.descriptions.grantActions(fn, 'GetItem');
      tables.jobContacts.grantActions(fn, 'GetItem');
    },
    getImports: all(readIndex, followImports, knowPeople, knowSources),
    listImportSkips: (fn) => tables.importRuns.grantActions(fn, 'GetItem', 'Query'),
    parseHhJobs: all(startImports, knowSources),
    resumeImport: startImports,
    stopImport: all(record, (fn) => {
      tables.importRuns.grantActions(fn, 'GetItem', 'UpdateItem');
      importWorkflow.grantDescribe(fn);
    }),
    settleGone: all(changeListed, (fn) =>
      tables.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'),
    ),
    grantAdmin: all(knowPeople, record, enterAccount, (fn) =>
      tables.userRoles.grantActions(fn, 'Query', 'PutItem'),
    ),
    revokeAdmin: takeAdminRole,
    listAudit: all(knowPeople, (fn) => tables.audit.grantActions(fn, 'Query')),
    analyzeResume: (fn) => writer.grantReview(fn),
    generateCoverLetter: (fn) => writer.grantComposeLetter(fn),
    parseResume: (fn) => writer.grantParse(fn),
    stopWriting: all(writeOwn, (fn) => tables.userItems.grantActions(fn, 'PutItem')),
    listDocuments: (fn) => {
      tables.userItems.grantActions(fn, 'Query');
      files?.addBucketName(fn);
    },
    requestUpload: all(writeOwn, (fn) => {
      tables.userItems.grantActions(fn, 'Query', 'PutItem');
      files?.grantUpload(fn);
    }),
    confirmUpload: all(writeOwn, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'Query', 'DeleteItem');
      files?.grantConfirm(fn);
    }),
    getDocumentLink: (fn) => {
      tables.userItems.grantActions(fn, 'GetItem');
      files?.grantRead(fn);
    },
    deleteDocument: all(enterAccount, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'DeleteItem');
      files?.grantDelete(fn);
    }),
    getAnnotations: (fn) => tables.userItems.grantActions(fn, 'GetItem'),
    putAnnotations: all(writeOwn, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem'),
    ),
    listLetters: (fn) => tables.userItems.grantActions(fn, 'Query'),
    putLetter: all(writeOwn, (fn) => tables.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem')),
    getMarket: (fn) => props.market.grantRead(fn),
    deleteLetter: all(enterAccount, (fn) => tables.userItems.grantActions(fn, 'DeleteItem')),
    checkTracked: (fn) => tables.jobs.grantActions(fn, 'BatchGetItem'),
    listTracked: all(knowSync, (fn) => tables.userItems.grantActions(fn, 'GetItem', 'Query')),
    putTracked: all(knowSync, writeOwn, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'BatchWriteItem'),
    ),
    deleteTracked: all(knowSync, enterAccount, (fn) =>
      tables.userItems.grantActions(fn, 'Query', 'DeleteItem', 'BatchWriteItem'),
    ),
    getSynced: all(knowSync, (fn) => tables.userItems.grantActions(fn, 'GetItem')),
    putSynced: all(knowSync, writeOwn, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem'),
    ),
    deleteSynced: all(knowSync, enterAccount, (fn) => tables.userItems.grantActions(fn, 'DeleteItem')),
    listSearches: all(knowLetters, listSubscriptions),
    putSearch: all(knowLetters, writeOwn, listSubscriptions, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem');
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem');
    }),
    deleteSearch: all(knowLetters, enterAccount, (fn) => {
      tables.subscriptions.grantActions(fn, 'DeleteItem');
      tables.sent.grantActions(fn, 'Query', 'BatchWriteItem');
    }),
    countNew: readIndex,
    subscribe: all(knowLetters, (fn) => {
      tables.subscriptions.grantActions(fn, 'PutItem', 'UpdateItem', 'DeleteItem');
      props.letters?.grantSend(fn);
    }),
    getConfirmPage: all(knowLetters, (fn) => tables.subscriptions.grantActions(fn, 'GetItem')),
    confirmSubscription: all(knowLetters, listSubscriptions, (fn) =>
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem'),
    ),
    getUnsubscribePage: all(knowLetters, (fn) => tables.subscriptions.grantActions(fn, 'GetItem')),
    unsubscribe: all(knowLetters, listSubscriptions, eraseSubscriptions, (fn) =>
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem'),
    ),
    exportMyData: all(findAccount, listSubscriptions, (fn) => {
      tables.sent.grantActions(fn, 'Query');
      tables.userItems.grantActions(fn, 'Query');
      tables.userRoles.grantActions(fn, 'Query');
      files?.grantRead(fn);
    }),
    deleteMe: all(takeAdminRole, eraseSubscriptions, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem');
      tables.userRoles.grantActions(fn, 'Query');
      tables.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'); // who has started them
      signIn.grantDeleteUser(fn);
      files?.grantDelete(fn);
    }),
  };
}
