import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { errorCodes } from '#core/contract/errors.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { personalRoutes } from '#core/contract/stack/site-routes.ts';
import { expressionsOf } from '../edge/path-expressions.ts';

const operations: readonly Endpoint[] = Object.values({ ...endpoints, ...streams });
type Statement = CfnWebACL.StatementProperty;

/** The window of the limits below. */
const window = { seconds: 300, inWords: 'пять минут' };

/** Requests of one address in a window. Behind one address of a mobile network there may be hundreds of people. */
const limits = { all: 6000, identity: 600, writing: 100 };

type Transformation = 'NONE' | 'URL_DECODE' | 'NORMALIZE_PATH';

/** As it was sent: another spelling of a path that is let off is not let off. */
const rawPath: readonly Transformation[] = ['NONE'];
/** As the API reads it: another spelling of a path that is counted is counted, too. */
const decodedPath: readonly Transformation[] = ['URL_DECODE', 'NORMALIZE_PATH'];

function pathMatchesAny(paths: readonly string[], transformations: readonly Transformation[]): Statement {
  const statements = expressionsOf(paths).map((regexString) => ({
    regexMatchStatement: {
      fieldToMatch: { uriPath: {} },
      regexString,
      textTransformations: transformations.map((type, priority) => ({ type, priority })),
    },
  }));
  const [only, ...others] = statements;
  return others.length === 0 && only ? only : { orStatement: { statements } };
}

const pathsOf = (
  fact: 'generatesText' | 'takesLongText' | 'takesLongQuery' | 'isAskedByMail' | 'isSensitive',
): string[] => operations.filter((operation) => operation[fact]).map(({ path }) => path);

const not = (statement: Statement): Statement => ({ notStatement: { statement } });

/** A sign that a managed rule has put on a request instead of refusing it. */
const hasLabel = (rule: string): Statement => ({
  labelMatchStatement: { scope: 'LABEL', key: `awswaf:managed:aws:core-rule-set:${rule}` },
});

const block = (body: 'tooMany' | 'refused', code: keyof typeof errorCodes): CfnWebACL.RuleActionProperty => ({
  block: { customResponse: { responseCode: errorCodes[code], customResponseBodyKey: body } },
});

/** As the API's own errors are, so that the site understands it. */
const errorBody = (code: keyof typeof errorCodes, message: string) => ({
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify({ error: { code, message } }),
});

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

/** What the core rules only mark in a body, by the sign that each puts on: where people write at length it is no attack. */
const bodyLabels = {
  SizeRestrictions_BODY: 'SizeRestrictions_Body',
  CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
  GenericLFI_BODY: 'GenericLFI_Body',
  GenericRFI_BODY: 'GenericRFI_Body',
  EC2MetaDataSSRF_BODY: 'EC2MetaDataSSRF_Body',
};

/** A list of rules that AWS keeps; those named only put their sign on a request. */
const managed = (name: string, list: string, countOnly: readonly string[] = []): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: list,
      ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

const rateLimit = (name: string, limit: number, paths?: readonly string[]): Rule => ({
  name,
  action: block('tooMany', 'over_quota'),
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      evaluationWindowSec: window.seconds,
      limit,
      ...(paths && { scopeDownStatement: pathMatchesAny(paths, decodedPath) }),
    },
  },
});

const blockWhen = (name: string, ...statements: Statement[]): Rule => ({
  name,
  action: block('refused', 'forbidden'),
  statement: { andStatement: { statements } },
});

/** In this order: what is refused early is not counted by what stands behind. */
const rules: readonly Rule[] = [
  managed('bad-addresses', 'AWSManagedRulesAmazonIpReputationList'),
  rateLimit('too-many-requests', limits.all),
  rateLimit('too-many-sign-ins', limits.identity, pathsOf('isSensitive')),
  rateLimit('too-much-writing', limits.writing, pathsOf('generatesText')),
  managed('known-attacks', 'AWSManagedRulesKnownBadInputsRuleSet'),
  managed('core', 'AWSManagedRulesCommonRuleSet', [
    ...Object.keys(bodyLabels),
    'SizeRestrictions_QUERYSTRING',
    'NoUserAgent_HEADER',
  ]),
  // Over 8 KB, with what looks like a script, or with `../` or `http://127.0.0.1:8000`: legal in a resume, nowhere else.
  blockWhen(
    'body',
    { orStatement: { statements: Object.values(bodyLabels).map(hasLabel) } },
    not(pathMatchesAny(pathsOf('takesLongText'), rawPath)),
  ),
  // Over 2 KB: a page of the site has in its address what it then asks the API.
  blockWhen(
    'query',
    hasLabel('SizeRestrictions_QueryString'),
    not(pathMatchesAny([...personalRoutes, ...pathsOf('takesLongQuery')], rawPath)),
  ),
  // Without a User-Agent: a mail program may leave it out where one click unsubscribes (RFC 8058).
  blockWhen(
    'nameless',
    hasLabel('NoUserAgent_Header'),
    not(pathMatchesAny(pathsOf('isAskedByMail'), rawPath)),
  ),
];

/**
 * What looks at each request before the CDN does (AWS WAF). It keeps no log and no samples: those hold addresses and
 * tokens of people. Each rule counts what it refuses, by its name.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
      metricName,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: {
        tooMany: errorBody(
          'over_quota',
          `Слишком много запросов с одного адреса. Подождите ${window.inWords} и попробуйте снова.`,
        ),
        refused: errorBody('forbidden', 'Запрос не принят: он слишком велик или похож на взлом.'),
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
      visibilityConfig: visibility(Stack.of(this).stackName),
    });
    this.arn = acl.attrArn;
  }
}
