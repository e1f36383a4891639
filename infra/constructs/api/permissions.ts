import type { EndpointName } from '#core/contract/index.ts';
import type { DigestEmails } from '../digests/digest-emails.ts';
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
  readonly emails?: DigestEmails;
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
  const lookUpAccount: Permission = (fn) => signIn.grantListUsers(fn);
  const readAccounts = all(findAccount, lookUpAccount);
  const passSources: Permission = (fn) => fn.addEnvironment('IMPORT_SOURCES', props.sources.join(','));
  const appendAudit: Permission = (fn) => tables.audit.grantAppend(fn);

  /** A record of the change, the row, and the word to all readers that something has changed. */
  const changeJob = all(appendAudit, (fn) => {
    tables.jobs.grantActions(fn, 'GetItem', 'PutItem');
    tables.versions.grantActions(fn, 'UpdateItem');
  });
  const editJob = all(changeJob, (fn) => {
    tables.descriptions.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
    tables.jobContacts.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
    tables.companies.grantActions(fn, 'Scan'); // a company is known by its name
  });
  const changeJobRows = all(changeJob, (fn) => tables.jobs.grantActions(fn, 'BatchGetItem'));
  const deleteJobRows = all(changeJobRows, (fn) => {
    tables.descriptions.grantActions(fn, 'DeleteItem');
    tables.jobContacts.grantActions(fn, 'DeleteItem');
  });
  /** Whether one is running the lease says, and Step Functions whether the lease's holder is alive. */
  const readImports: Permission = (fn) => {
    tables.importRuns.grantActions(fn, 'GetItem', 'Query');
    importWorkflow.grantDescribe(fn);
  };
  const startImports = all(readImports, appendAudit, (fn) => importWorkflow.grantStart(fn));
  /** Whoever writes for a user is entered in the account's own item meanwhile; an erased one lets nobody in. */
  const takeWriteLease: Permission = (fn) => tables.userItems.grantActions(fn, 'UpdateItem');
  const writeOwnItems = all(findAccount, takeWriteLease);
  const passSyncFlag: Permission = (fn) => fn.addEnvironment('ACCOUNT_SYNC', String(props.accountSync));
  const passSubscriptionsFlag: Permission = (fn) =>
    fn.addEnvironment('SUBSCRIPTIONS', String(props.emails !== undefined));
  const listSubscriptions: Permission = (fn) => {
    tables.subscriptions.grantIndexQuery(fn, 'byOwner');
    tables.subscriptions.grantActions(fn, 'BatchGetItem');
  };
  const eraseSubscriptions: Permission = (fn) => {
    tables.subscriptions.grantIndexQuery(fn, 'byOwner');
    tables.subscriptions.grantActions(fn, 'BatchWriteItem');
    tables.sent.grantActions(fn, 'Query', 'BatchWriteItem');
  };
  const revokeAdminRole = all(lookUpAccount, appendAudit, takeWriteLease, (fn) =>
    tables.userRoles.grantActions(fn, 'Scan', 'PutItem', 'DeleteItem'),
  );

  const readJob = all(readIndex, (fn) => {
    tables.jobs.grantActions(fn, 'GetItem');
    tables.descriptions.grantActions(fn, 'GetItem');
  });

  const passIndexedSources: Permission = (fn) =>
    fn.addEnvironment('INDEXED_SOURCES', props.indexedSources.join(','));
  const renderPage = all(readJob, passIndexedSources);
  const passMatchingFlag: Permission = (fn) => fn.addEnvironment('MATCHING', String(props.matching));

  return {
    searchJobs: readIndex,
    matchJobs: all(readIndex, passMatchingFlag),
    getCatalog: readIndex,
    getCompany: readIndex,
    getCompanyPage: renderPage,
    getFeed: all(readIndex, passIndexedSources),
    getJob: readJob,
    getClosedJob: all(readIndex, (fn) => tables.jobs.grantActions(fn, 'GetItem')),
    listSimilarJobs: all(readIndex, (fn) => tables.jobs.grantActions(fn, 'GetItem')),
    getListPage: renderPage,
    getMarketPage: (fn) => props.market.grantRead(fn),
    getMatchingPage: (fn) => fn.addEnvironment('PUBLIC_EMAIL', props.publicEmail ?? ''),
    getDevelopersPage: () => {},
    getRobots: () => {},
    serveMcp: all(readJob, passIndexedSources, passMatchingFlag),
    getSitemap: all(readIndex, passIndexedSources),
    getSitemapPage: all(readIndex, passIndexedSources),
    getVacancyPage: renderPage,
    getMe: all(findAccount, (fn) => tables.userRoles.grantActions(fn, 'Query')),
    listUsers: all(readAccounts, (fn) => tables.userRoles.grantActions(fn, 'Scan')),
    getJobContacts: (fn) => {
      tables.jobs.grantActions(fn, 'GetItem');
      tables.jobContacts.grantActions(fn, 'GetItem');
    },
    listAdminJobs: readIndex,
    setJobActive: changeJobRows,
    setJobsActive: changeJobRows,
    deleteJob: deleteJobRows,
    deleteJobs: deleteJobRows,
    // The form once more is an edit of what it has made.
    createJob: all(editJob, (fn) => tables.jobs.grantActions(fn, 'BatchGetItem')),
    editJob,
    getAdminJob: (fn) => {
      tables.jobs.grantActions(fn, 'GetItem');
      tables.descriptions.grantActions(fn, 'GetItem');
      tables.jobContacts.grantActions(fn, 'GetItem');
    },
    getImports: all(readIndex, readImports, readAccounts, passSources),
    listImportSkips: (fn) => tables.importRuns.grantActions(fn, 'GetItem', 'Query'),
    startImport: all(startImports, passSources),
    resumeImport: startImports,
    stopImport: all(appendAudit, (fn) => {
      tables.importRuns.grantActions(fn, 'GetItem', 'UpdateItem');
      importWorkflow.grantDescribe(fn);
    }),
    resolveDelisted: all(changeJobRows, (fn) =>
      tables.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'),
    ),
    grantAdmin: all(readAccounts, appendAudit, takeWriteLease, (fn) =>
      tables.userRoles.grantActions(fn, 'Query', 'PutItem'),
    ),
    revokeAdmin: revokeAdminRole,
    listAudit: all(readAccounts, (fn) => tables.audit.grantActions(fn, 'Query')),
    analyzeResume: (fn) => writer.grantReview(fn),
    generateCoverLetter: (fn) => writer.grantComposeLetter(fn),
    parseResume: (fn) => writer.grantParse(fn),
    stopWriting: all(writeOwnItems, (fn) => tables.userItems.grantActions(fn, 'PutItem')),
    listDocuments: (fn) => {
      tables.userItems.grantActions(fn, 'Query');
      files?.addBucketName(fn);
    },
    requestUpload: all(writeOwnItems, (fn) => {
      tables.userItems.grantActions(fn, 'Query', 'PutItem');
      files?.grantUpload(fn);
    }),
    confirmUpload: all(writeOwnItems, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'Query', 'DeleteItem');
      files?.grantConfirm(fn);
    }),
    getDocumentLink: (fn) => {
      tables.userItems.grantActions(fn, 'GetItem');
      files?.grantRead(fn);
    },
    deleteDocument: all(takeWriteLease, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'DeleteItem');
      files?.grantDelete(fn);
    }),
    getAnnotations: (fn) => tables.userItems.grantActions(fn, 'GetItem'),
    putAnnotations: all(writeOwnItems, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem'),
    ),
    listLetters: (fn) => tables.userItems.grantActions(fn, 'Query'),
    putLetter: all(writeOwnItems, (fn) => tables.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem')),
    getMarket: (fn) => props.market.grantRead(fn),
    deleteLetter: all(takeWriteLease, (fn) => tables.userItems.grantActions(fn, 'DeleteItem')),
    checkTracked: (fn) => tables.jobs.grantActions(fn, 'BatchGetItem'),
    listTracked: all(passSyncFlag, (fn) => tables.userItems.grantActions(fn, 'GetItem', 'Query')),
    putTracked: all(passSyncFlag, writeOwnItems, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'BatchGetItem', 'Query', 'PutItem', 'BatchWriteItem'),
    ),
    deleteTracked: all(passSyncFlag, takeWriteLease, (fn) =>
      tables.userItems.grantActions(fn, 'Query', 'DeleteItem', 'BatchWriteItem'),
    ),
    getSynced: all(passSyncFlag, (fn) => tables.userItems.grantActions(fn, 'GetItem')),
    putSynced: all(passSyncFlag, writeOwnItems, (fn) =>
      tables.userItems.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem'),
    ),
    deleteSynced: all(passSyncFlag, takeWriteLease, (fn) => tables.userItems.grantActions(fn, 'DeleteItem')),
    listSearches: all(passSubscriptionsFlag, listSubscriptions),
    putSearch: all(passSubscriptionsFlag, writeOwnItems, listSubscriptions, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem');
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem');
    }),
    deleteSearch: all(passSubscriptionsFlag, takeWriteLease, (fn) => {
      tables.subscriptions.grantActions(fn, 'DeleteItem');
      tables.sent.grantActions(fn, 'Query', 'BatchWriteItem');
    }),
    countNew: readIndex,
    subscribe: all(passSubscriptionsFlag, listSubscriptions, (fn) => {
      tables.subscriptions.grantActions(fn, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem');
      props.emails?.grantSend(fn);
    }),
    getConfirmPage: all(passSubscriptionsFlag, (fn) => tables.subscriptions.grantActions(fn, 'GetItem')),
    confirmSubscription: all(passSubscriptionsFlag, listSubscriptions, (fn) =>
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem', 'DeleteItem'),
    ),
    getUnsubscribePage: (fn) => tables.subscriptions.grantActions(fn, 'GetItem'),
    unsubscribe: all(listSubscriptions, eraseSubscriptions, (fn) =>
      tables.subscriptions.grantActions(fn, 'GetItem', 'UpdateItem'),
    ),
    exportMyData: all(findAccount, listSubscriptions, (fn) => {
      tables.sent.grantActions(fn, 'Query');
      tables.userItems.grantActions(fn, 'Query');
      tables.userRoles.grantActions(fn, 'Query');
      files?.grantRead(fn);
    }),
    deleteMe: all(revokeAdminRole, eraseSubscriptions, (fn) => {
      tables.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem');
      tables.userRoles.grantActions(fn, 'Query');
      tables.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'); // who has started them
      signIn.grantDeleteUser(fn);
      files?.grantDelete(fn);
    }),
  };
}
