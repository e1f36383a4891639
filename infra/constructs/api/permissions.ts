import type { EndpointName } from '#core/contract/index.ts';
import type { BundledFunction } from '../function/bundled-function.ts';
import type { ImportWorkflow } from '../import/import-workflow.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { JobStore } from '../storage/job-store.ts';
import type { SearchSnapshots } from '../storage/search-snapshots.ts';
import type { UserFiles } from '../storage/user-files.ts';
import type { Writer } from './writer.ts';

export interface PermissionsProps {
  readonly store: JobStore;
  readonly snapshots: SearchSnapshots;
  readonly signIn: SignIn;
  readonly importWorkflow: ImportWorkflow;
  /** What the stage imports from, in the order in which it is read. */
  readonly sources: readonly string[];
  readonly writer: Writer;
  /** @default - nobody can upload, and is told so */
  readonly files?: UserFiles;
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
  const { store, snapshots, signIn, importWorkflow, writer, files } = props;

  const readIndex: Permission = (fn) => snapshots.grantLoadIndex(fn);
  const findAccount: Permission = (fn) => signIn.grantFindUser(fn);
  const knowPeople = all(findAccount, (fn) => signIn.grantListUsers(fn));
  const knowSources: Permission = (fn) => fn.addEnvironment('IMPORT_SOURCES', props.sources.join(','));
  const record: Permission = (fn) => store.audit.grantAppend(fn);

  /** A record of the change, the row, and the word to all readers that something has changed. */
  const changeJob = all(record, (fn) => {
    store.jobs.grantActions(fn, 'GetItem', 'PutItem');
    store.versions.grantActions(fn, 'UpdateItem');
  });
  const changeListed = all(changeJob, (fn) => store.jobs.grantActions(fn, 'BatchGetItem'));
  const deleteListed = all(changeListed, (fn) => {
    store.descriptions.grantActions(fn, 'DeleteItem');
    store.jobContacts.grantActions(fn, 'DeleteItem');
  });
  /** Whether one is running the lease says, and Step Functions whether the lease's holder is alive. */
  const followImports: Permission = (fn) => {
    store.importRuns.grantActions(fn, 'GetItem', 'Query');
    importWorkflow.grantDescribe(fn);
  };
  const startImports = all(followImports, record, (fn) => importWorkflow.grantStart(fn));
  /** Whoever writes for a user is entered in the account's own item meanwhile; an erased one lets nobody in. */
  const enterAccount: Permission = (fn) => store.userItems.grantActions(fn, 'UpdateItem');
  const writeOwn = all(findAccount, enterAccount);
  const takeAdminRole = all(record, enterAccount, (fn) =>
    store.userRoles.grantActions(fn, 'Scan', 'PutItem', 'DeleteItem'),
  );

  return {
    searchJobs: readIndex,
    getCatalog: readIndex,
    getJob: all(readIndex, (fn) => {
      store.jobs.grantActions(fn, 'GetItem');
      store.descriptions.grantActions(fn, 'GetItem');
    }),
    getMe: all(findAccount, (fn) => store.userRoles.grantActions(fn, 'Query')),
    listUsers: all(knowPeople, (fn) => store.userRoles.grantActions(fn, 'Scan')),
    getJobContacts: (fn) => {
      store.jobs.grantActions(fn, 'GetItem');
      store.jobContacts.grantActions(fn, 'GetItem');
    },
    listAdminJobs: readIndex,
    setJobActive: changeListed,
    setJobsActive: changeListed,
    deleteJob: deleteListed,
    deleteJobs: deleteListed,
    createJob: all(record, (fn) => {
      store.jobs.grantActions(fn, 'BatchWriteItem');
      store.versions.grantActions(fn, 'UpdateItem');
      store.descriptions.grantActions(fn, 'PutItem');
      store.jobContacts.grantActions(fn, 'PutItem');
      store.companies.grantActions(fn, 'Scan'); // a company is known by its name
    }),
    editJob: all(changeJob, (fn) => {
      store.descriptions.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
      store.jobContacts.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem');
      store.companies.grantActions(fn, 'Scan');
    }),
    getAdminJob: (fn) => {
      store.jobs.grantActions(fn, 'GetItem');
      store.descriptions.grantActions(fn, 'GetItem');
      store.jobContacts.grantActions(fn, 'GetItem');
    },
    getImports: all(readIndex, followImports, knowPeople, knowSources),
    listImportSkips: (fn) => store.importRuns.grantActions(fn, 'GetItem', 'Query'),
    parseHhJobs: all(startImports, knowSources),
    resumeImport: startImports,
    stopImport: all(record, (fn) => {
      store.importRuns.grantActions(fn, 'GetItem', 'UpdateItem');
      importWorkflow.grantDescribe(fn);
    }),
    settleGone: all(changeListed, (fn) =>
      store.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'),
    ),
    grantAdmin: all(knowPeople, record, enterAccount, (fn) =>
      store.userRoles.grantActions(fn, 'Query', 'PutItem'),
    ),
    revokeAdmin: takeAdminRole,
    listAudit: all(knowPeople, (fn) => store.audit.grantActions(fn, 'Query')),
    analyzeResume: (fn) => writer.grantReview(fn),
    generateCoverLetter: (fn) => writer.grantComposeLetter(fn),
    stopWriting: all(writeOwn, (fn) => store.userItems.grantActions(fn, 'PutItem')),
    listDocuments: (fn) => {
      store.userItems.grantActions(fn, 'Query');
      files?.addBucketName(fn);
    },
    requestUpload: all(writeOwn, (fn) => {
      store.userItems.grantActions(fn, 'Query', 'PutItem');
      files?.grantUpload(fn);
    }),
    confirmUpload: all(writeOwn, (fn) => {
      store.userItems.grantActions(fn, 'GetItem', 'Query', 'DeleteItem');
      files?.grantConfirm(fn);
    }),
    getDocumentLink: (fn) => {
      store.userItems.grantActions(fn, 'GetItem');
      files?.grantRead(fn);
    },
    deleteDocument: all(enterAccount, (fn) => {
      store.userItems.grantActions(fn, 'GetItem', 'DeleteItem');
      files?.grantDelete(fn);
    }),
    getAnnotations: (fn) => store.userItems.grantActions(fn, 'GetItem'),
    putAnnotations: all(writeOwn, (fn) =>
      store.userItems.grantActions(fn, 'GetItem', 'PutItem', 'DeleteItem'),
    ),
    listLetters: (fn) => store.userItems.grantActions(fn, 'Query'),
    putLetter: all(writeOwn, (fn) => store.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem')),
    deleteLetter: all(enterAccount, (fn) => store.userItems.grantActions(fn, 'DeleteItem')),
    exportMyData: all(findAccount, (fn) => {
      store.userItems.grantActions(fn, 'Query');
      store.userRoles.grantActions(fn, 'Query');
      files?.grantRead(fn);
    }),
    deleteMe: all(takeAdminRole, (fn) => {
      store.userItems.grantActions(fn, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem');
      store.userRoles.grantActions(fn, 'Query');
      store.importRuns.grantActions(fn, 'GetItem', 'Query', 'UpdateItem'); // who has started them
      signIn.grantDeleteUser(fn);
      files?.grantDelete(fn);
    }),
  };
}
