export interface Environment {
  readonly stack: string;
  readonly region: string;
  readonly account: string;
}

interface RawResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** How the ARN of a type is written, for those that something served here may point at. */
const arns: Readonly<Record<string, (name: string, at: Environment) => string>> = {
  'AWS::Lambda::Function': (name, environment) =>
    `arn:aws:lambda:${environment.region}:${environment.account}:function:${name}`,
  // There is one of each function here.
  'AWS::Lambda::Version': (name, environment) =>
    `arn:aws:lambda:${environment.region}:${environment.account}:function:${name}`,
  'AWS::StepFunctions::StateMachine': (name, environment) =>
    `arn:aws:states:${environment.region}:${environment.account}:stateMachine:${name}`,
  'AWS::DynamoDB::Table': (name, environment) =>
    `arn:aws:dynamodb:${environment.region}:${environment.account}:table/${name}`,
  'AWS::DynamoDB::GlobalTable': (name, environment) =>
    `arn:aws:dynamodb:${environment.region}:${environment.account}:table/${name}`,
  'AWS::SecretsManager::Secret': (name, environment) =>
    `arn:aws:secretsmanager:${environment.region}:${environment.account}:secret:${name}`,
  'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
  'AWS::Logs::LogGroup': (name, environment) =>
    `arn:aws:logs:${environment.region}:${environment.account}:log-group:${name}:*`,
  'AWS::SQS::Queue': (name, environment) =>
    `arn:aws:sqs:${environment.region}:${environment.account}:${name}`,
  'AWS::IAM::Role': (name, environment) => `arn:aws:iam::${environment.account}:role/${name}`,
  'AWS::CloudFront::Function': (name, environment) =>
    `arn:aws:cloudfront::${environment.account}:function/${name}`,
  'AWS::Cognito::UserPool': (name, environment) =>
    `arn:aws:cognito-idp:${environment.region}:${environment.account}:userpool/${environment.region}_${name}`,
};

/** The property that names a resource; without it the name is its id in the template. */
const nameProperties: Readonly<Record<string, string>> = {
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Lambda::Version': 'FunctionName',
  'AWS::StepFunctions::StateMachine': 'StateMachineName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::Cognito::UserPoolIdentityProvider': 'ProviderName',
};

/** Types whose Ref is an ARN. */
const refIsArn = new Set([
  'AWS::Lambda::Version',
  'AWS::StepFunctions::StateMachine',
  'AWS::SecretsManager::Secret',
]);

/** Types whose Ref is an identifier that AWS makes up: here the id in the template. */
const refIsId =
  /^AWS::(ApiGatewayV2::(Api|Integration|Route|Stage|Authorizer)|ApiGateway::(RestApi|Resource|Authorizer)|Cognito::UserPoolClient|CloudFront::(Distribution|CachePolicy|OriginRequestPolicy|ResponseHeadersPolicy|OriginAccessControl))$/;

/** Where CloudFront would serve a distribution that has no domain of its own. */
export const distributionHost = (id: string): string => `${id.toLowerCase()}.cloudfront.net`;

type Resolve = (value: unknown) => unknown;

/** Resolves a template's intrinsic functions; anything it does not know stops it, with the name of who asked. */
export function resolver(
  environment: Environment,
  resources: Readonly<Record<string, RawResource>>,
  parameters: Readonly<Record<string, { Default?: unknown }>>,
) {
  const pseudoParameters: Readonly<Record<string, string | undefined>> = {
    'AWS::Region': environment.region,
    'AWS::AccountId': environment.account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': environment.stack,
    'AWS::StackId': `arn:aws:cloudformation:${environment.region}:${environment.account}:stack/${environment.stack}/local`,
    'AWS::NoValue': undefined,
  };

  const fail = (referrer: string, what: string): never => {
    throw new Error(`${environment.stack}: ${referrer}: ${what} is not served locally`);
  };

  function typeOf(id: string, referrer: string): string {
    return resources[id]?.Type ?? fail(referrer, `a reference to the unknown ${id}`);
  }

  function nameOf(id: string, referrer: string): string {
    const property = nameProperties[typeOf(id, referrer)];
    const name = property === undefined ? undefined : resources[id]?.Properties[property];
    return name === undefined ? id : String(resolve(name, referrer));
  }

  function arnOf(id: string, referrer: string): string {
    const type = typeOf(id, referrer);
    return arns[type]?.(nameOf(id, referrer), environment) ?? fail(referrer, `the ARN of ${id} (${type})`);
  }

  function refOf(id: string, referrer: string): string {
    const type = typeOf(id, referrer);
    if (refIsArn.has(type)) return arnOf(id, referrer);
    if (type === 'AWS::Cognito::UserPool') return `${environment.region}_${id}`;
    if (refIsId.test(type) || type === 'AWS::CloudFront::Function') return id;
    if (type in nameProperties) return nameOf(id, referrer);
    return fail(referrer, `a Ref to ${id} (${type})`);
  }

  function ref(name: string, referrer: string): unknown {
    if (name in pseudoParameters) return pseudoParameters[name];
    const parameter = parameters[name];
    return parameter ? parameter.Default : refOf(name, referrer);
  }

  function attribute(id: string, name: string, referrer: string): string {
    const type = typeOf(id, referrer);
    if (name === 'Arn') return arnOf(id, referrer);
    if (type === 'AWS::CloudFront::Function' && name === 'FunctionARN') return arnOf(id, referrer);
    if (type === 'AWS::StepFunctions::StateMachine' && name === 'Name') return nameOf(id, referrer);
    if (type === 'AWS::ApiGatewayV2::Api' && name === 'ApiEndpoint')
      return `https://${id}.execute-api.${environment.region}.amazonaws.com`;
    if (type === 'AWS::ApiGateway::RestApi' && name === 'RootResourceId') return `${id}/`;
    if (type === 'AWS::S3::Bucket' && name === 'RegionalDomainName')
      return `${nameOf(id, referrer)}.s3.${environment.region}.amazonaws.com`;
    if (type === 'AWS::CloudFront::Distribution' && name === 'DomainName') return distributionHost(id);
    if (/^AWS::CloudFront::.+(Policy|Control)$/.test(type) && name === 'Id') return id;
    return fail(referrer, `Fn::GetAtt ${id}.${name} (${type})`);
  }

  const functions: Readonly<Record<string, (argument: unknown, asker: string, inner: Resolve) => unknown>> = {
    Ref: (argument, referrer) => ref(String(argument), referrer),
    'Fn::GetAtt': (argument, referrer) => {
      const [id = '', ...name] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
      return attribute(id, name.join('.'), referrer);
    },
    'Fn::Join': (argument, referrer, inner) => {
      const [separator, parts] = argument as [string, unknown];
      const resolved = inner(parts);
      return Array.isArray(resolved)
        ? resolved.join(separator)
        : fail(referrer, 'Fn::Join of something but a list');
    },
    'Fn::Sub': (argument, referrer, inner) => {
      const [text, substitutions] = (Array.isArray(argument) ? argument : [argument, {}]) as [
        string,
        Record<string, unknown>,
      ];
      return text.replace(/\$\{(!?)([^}]+)\}/g, (_, isLiteral: string, name: string) => {
        if (isLiteral) return `\${${name}}`;
        if (name in substitutions) return String(inner(substitutions[name]));
        const [id = '', ...rest] = name.split('.');
        return String(rest.length > 0 ? attribute(id, rest.join('.'), referrer) : ref(name, referrer));
      });
    },
    'Fn::Select': (argument, referrer, inner) => {
      const [index, list] = inner(argument) as [number | string, unknown];
      return Array.isArray(list) ? list[Number(index)] : fail(referrer, 'Fn::Select of something but a list');
    },
    'Fn::Split': (argument, _, inner) => {
      const [separator, text] = inner(argument) as [string, unknown];
      return String(text).split(separator);
    },
  };

  function resolve(value: unknown, referrer: string): unknown {
    const inner: Resolve = (part) => resolve(part, referrer);
    if (Array.isArray(value)) return value.map(inner).filter((part) => part !== undefined);
    if (typeof value !== 'object' || value === null) return value;

    const entries = Object.entries(value);
    const [first] = entries;
    if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      const [name, argument] = first;
      const intrinsic = functions[name];
      return intrinsic ? intrinsic(argument, referrer, inner) : fail(referrer, name);
    }
    return Object.fromEntries(
      entries.map(([key, part]) => [key, inner(part)]).filter(([, part]) => part !== undefined),
    );
  }

  return { resolve, refOf, arnOf };
}
