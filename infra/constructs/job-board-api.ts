import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Access, Endpoint } from '#core/contract/endpoint.ts';
import { type EndpointName, nounNames, nouns } from '#core/contract/index.ts';
import type { Settings } from '../settings.ts';
import { type BundledFunction, handlerOf, idOf } from './bundled-function.ts';
import type { ImportWorkflow } from './import-workflow.ts';
import type { JobStore } from './job-store.ts';
import { LambdaRoute } from './lambda-route.ts';
import { NounStack } from './noun-stack.ts';
import type { OriginSecret } from './origin-secret.ts';
import type { SearchSnapshots } from './search-snapshots.ts';
import type { RouteGate, SignIn } from './sign-in.ts';
import { throttleOf } from './throttle.ts';
import type { UserFiles } from './user-files.ts';
import type { Writer } from './writer.ts';

export interface JobBoardApiProps {
  readonly bundles: string;
  readonly store: JobStore;
  readonly snapshots: SearchSnapshots;
  readonly signIn: SignIn;
  readonly importWorkflow: ImportWorkflow;
  /** What the stage imports from, in the order in which it is read. */
  readonly sources: readonly string[];
  readonly writer: Writer;
  /** @default - nobody can upload, and is told so */
  readonly files?: UserFiles;
  /** Of the CDN in front of it. @default - it answers whoever asks */
  readonly origin?: OriginSecret;
  readonly search: Settings['search'];
  readonly logRetention: RetentionDays;
}

const holdsIndex: ReadonlySet<string> = new Set<EndpointName>([
  ...(['searchJobs', 'getCatalog', 'getJob', 'listAdminJobs', 'getImports', 'analyzeResume'] as const),
]);

/** One operation of the contract is one function, one permission and one route. */
export class JobBoardApi extends Construct {
  /** By which AWS counts its requests. */
  readonly apiId: string;
  readonly endpoint: string;
  /** The API's own host, for the CDN in front of it. */
  readonly host: string;
  /** Stands after every route and what answers it. */
  readonly stage: HttpStage;
  readonly #props: JobBoardApiProps;
  readonly #authorizers: Record<Access, RouteGate>;
  readonly #httpApi: HttpApi;
  readonly #throttles: Record<string, ReturnType<typeof throttleOf>> = {};

  constructor(scope: Construct, id: string, props: JobBoardApiProps) {
    super(scope, id);
    this.#props = props;
    const { store, snapshots, signIn, importWorkflow, writer, files } = props;

    /** Each of these answers from the index in its memory. */
    const letIndexJobs = (reader: BundledFunction) => snapshots.letStartSearch(reader);
    /** A record of the change, the row, and the word to all readers that something has changed. */
    const letChangeJobs = (writer: BundledFunction) => {
      store.audit.letAdd(writer);
      store.jobs.letWrite(writer);
      store.versions.letWrite(writer);
    };
    const letWriteWholeJobs = (writer: BundledFunction) => {
      letChangeJobs(writer);
      store.descriptions.letWrite(writer);
      store.jobContacts.letWrite(writer);
    };
    /** A company is known by its name. */
    const letWriteDrafts = (writer: BundledFunction) => {
      letWriteWholeJobs(writer);
      store.companies.letRead(writer);
    };
    const letGiveRoles = (giver: BundledFunction) => {
      store.audit.letAdd(giver);
      store.userItems.letWrite(giver); // an erased account gets none
      store.userRoles.letWrite(giver);
    };
    const letKnowPeople = (reader: BundledFunction) => {
      signIn.letFindUser(reader);
      signIn.letListUsers(reader);
    };
    /** Whether one is running the lease says, and Step Functions whether the lease's holder is alive. */
    const letFollowImports = (reader: BundledFunction) => {
      store.importRuns.letRead(reader);
      importWorkflow.letFollow(reader);
    };
    const letStartImports = (starter: BundledFunction) => {
      store.importRuns.letRead(starter);
      importWorkflow.letStart(starter);
      store.audit.letAdd(starter);
    };
    /** Nothing is kept for who was deleted while a token of theirs lives on. */
    const letKeepItems = (writer: BundledFunction) => {
      store.userItems.letWrite(writer);
      signIn.letFindUser(writer);
    };
    const tellSources = (one: BundledFunction) =>
      one.addEnvironment('IMPORT_SOURCES', props.sources.join(','));
    const permissions: Record<EndpointName, (answer: BundledFunction) => void> = {
      searchJobs: letIndexJobs,
      getCatalog: letIndexJobs,
      getJob: (answer) => {
        letIndexJobs(answer);
        store.descriptions.letRead(answer);
      },
      getMe: (answer) => {
        store.userRoles.letRead(answer);
        signIn.letFindUser(answer);
      },
      listUsers: letKnowPeople,
      getJobContacts: (answer) => {
        store.jobs.letRead(answer);
        store.jobContacts.letRead(answer);
      },
      listAdminJobs: letIndexJobs,
      setJobActive: letChangeJobs,
      setJobsActive: letChangeJobs,
      deleteJob: letWriteWholeJobs,
      deleteJobs: letWriteWholeJobs,
      createJob: letWriteDrafts,
      editJob: letWriteDrafts,
      getAdminJob: (answer) => {
        store.jobs.letRead(answer);
        store.descriptions.letRead(answer);
        store.jobContacts.letRead(answer);
      },
      getImports: (answer) => {
        letIndexJobs(answer);
        letFollowImports(answer);
        letKnowPeople(answer);
        tellSources(answer);
      },
      listImportSkips: (answer) => store.importRuns.letRead(answer),
      parseHhJobs: (answer) => {
        letStartImports(answer);
        tellSources(answer);
      },
      resumeImport: letStartImports,
      stopImport: (answer) => {
        importWorkflow.letFollow(answer);
        store.importRuns.letWrite(answer);
        store.audit.letAdd(answer);
      },
      settleGone: (answer) => {
        letChangeJobs(answer);
        store.importRuns.letWrite(answer);
      },
      grantAdmin: (answer) => {
        letKnowPeople(answer);
        letGiveRoles(answer);
      },
      revokeAdmin: letGiveRoles,
      listAudit: (answer) => {
        store.audit.letRead(answer);
        letKnowPeople(answer);
      },
      analyzeResume: (answer) => writer.letAdvise(answer),
      generateCoverLetter: (answer) => writer.letComposeLetters(answer),
      stopWriting: letKeepItems,
      listDocuments: (answer) => {
        store.userItems.letRead(answer);
        files?.letKnow(answer);
      },
      requestUpload: (answer) => {
        letKeepItems(answer);
        files?.letReceive(answer);
      },
      confirmUpload: (answer) => {
        letKeepItems(answer);
        files?.letConfirm(answer);
      },
      getDocumentLink: (answer) => {
        store.userItems.letRead(answer);
        files?.letShow(answer);
      },
      deleteDocument: (answer) => {
        store.userItems.letWrite(answer);
        files?.letForget(answer);
      },
      getAnnotations: (answer) => store.userItems.letRead(answer),
      putAnnotations: letKeepItems,
      listLetters: (answer) => store.userItems.letRead(answer),
      putLetter: letKeepItems,
      deleteLetter: (answer) => store.userItems.letWrite(answer),
      exportMyData: (answer) => {
        store.userItems.letRead(answer);
        store.userRoles.letRead(answer);
        signIn.letFindUser(answer);
        files?.letShow(answer);
      },
      deleteMe: (answer) => {
        store.userItems.letWrite(answer);
        letGiveRoles(answer);
        store.importRuns.letWrite(answer); // who has started them
        signIn.letDeleteUser(answer);
        files?.letForget(answer);
      },
    };

    this.#authorizers = {
      public: { authorizer: new HttpNoneAuthorizer() },
      user: signIn.gate,
      admin: signIn.gate, // that a user is one, the function itself asks the table
    };
    this.#httpApi = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.stage = this.#makeStage(props.logRetention);
    for (const noun of nounNames)
      for (const [name, operation] of Object.entries<Endpoint>(nouns[noun]))
        this.add(noun, name, operation, permissions[name as EndpointName]);

    this.apiId = this.#httpApi.apiId;
    this.endpoint = this.#httpApi.apiEndpoint;
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.#httpApi.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  /** Makes the function and the route of an operation; `permit` lets it do what it does. */
  add(noun: string, name: string, operation: Endpoint, permit: (answer: BundledFunction) => void): void {
    const { method, path, access } = operation;
    const { bundles, search, logRetention, store, origin, signIn } = this.#props;
    const answer = this.#stackOf(noun).add(name, {
      bundles,
      handler: handlerOf(name),
      logRetention,
      memorySize: holdsIndex.has(name) ? search.memory : 1024,
      timeout: Duration.seconds(29), // the first call loads the index; the API itself gives up at 30
    });
    permit(answer);
    origin?.letCheck(answer);
    if (access !== 'public') signIn.letCheckTokens(answer);
    if (access === 'admin') store.userRoles.letRead(answer);
    const routes = this.#httpApi.addRoutes({
      path,
      methods: [HttpMethod[method]],
      integration: new LambdaRoute(
        `${idOf(name)}Integration`,
        name === 'searchJobs' ? answer.ready(search.provisionedConcurrency) : answer,
      ),
      ...this.#authorizers[access],
    });
    if (access === 'public')
      for (const route of routes)
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: `Vacancies are read without signing in: the contract of ${name} says public.`,
        });
    this.#throttles[`${method} ${path}`] = throttleOf(name, operation);
    // A setting for a route that is not made yet fails the deployment.
    this.stage.node.addDependency(...routes);
  }

  #stackOf(noun: string): NounStack {
    const found = this.node.tryFindChild(idOf(noun));
    return found instanceof NounStack ? found : new NounStack(this, noun);
  }

  #makeStage(logRetention: RetentionDays): HttpStage {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.#httpApi,
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      // Of an HTTP API it needs no role of the account, as one of a REST API does.
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // No address, no query and no user: a log holds nothing about a person.
        format: AccessLogFormat.custom(
          JSON.stringify({
            at: '$context.requestTime',
            request: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            milliseconds: '$context.responseLatency',
            error: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
    // Throttling by route has no typed property.
    (stage.node.defaultChild as CfnStage).routeSettings = this.#throttles;
    return stage;
  }
}
