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
  'AWS::Lambda::Function': (name, at) => `arn:aws:lambda:${at.region}:${at.account}:function:${name}`,
  // There is one of each function here.
  'AWS::Lambda::Version': (name, at) => `arn:aws:lambda:${at.region}:${at.account}:function:${name}`,
  'AWS::StepFunctions::StateMachine': (name, at) =>
    `arn:aws:states:${at.region}:${at.account}:stateMachine:${name}`,
  'AWS::DynamoDB::Table': (name, at) => `arn:aws:dynamodb:${at.region}:${at.account}:table/${name}`,
  'AWS::DynamoDB::GlobalTable': (name, at) => `arn:aws:dynamodb:${at.region}:${at.account}:table/${name}`,
  'AWS::SecretsManager::Secret': (name, at) =>
    `arn:aws:secretsmanager:${at.region}:${at.account}:secret:${name}`,
  'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
  'AWS::Logs::LogGroup': (name, at) => `arn:aws:logs:${at.region}:${at.account}:log-group:${name}:*`,
  'AWS::SQS::Queue': (name, at) => `arn:aws:sqs:${at.region}:${at.account}:${name}`,
  'AWS::IAM::Role': (name, at) => `arn:aws:iam::${at.account}:role/${name}`,
  'AWS::CloudFront::Function': (name, at) => `arn:aws:cloudfront::${at.account}:function/${name}`,
  'AWS::Cognito::UserPool': (name, at) =>
    `arn:aws:cognito-idp:${at.region}:${at.account}:userpool/${at.region}_${name}`,
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
  at: Environment,
  resources: Readonly<Record<string, RawResource>>,
  parameters: Readonly<Record<string, { Default?: unknown }>>,
) {
  const pseudoParameters: Readonly<Record<string, string | undefined>> = {
    'AWS::Region': at.region,
    'AWS::AccountId': at.account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': at.stack,
    'AWS::StackId': `arn:aws:cloudformation:${at.region}:${at.account}:stack/${at.stack}/local`,
    'AWS::NoValue': undefined,
  };

  const refuse = (asker: string, what: string): never => {
    throw new Error(`${at.stack}: ${asker}: ${what} is not served locally`);
  };

  function typeOf(id: string, asker: string): string {
    return resources[id]?.Type ?? refuse(asker, `a reference to the unknown ${id}`);
  }

  function nameOf(id: string, asker: string): string {
    const property = nameProperties[typeOf(id, asker)];
    const name = property === undefined ? undefined : resources[id]?.Properties[property];
    return name === undefined ? id : String(resolve(name, asker));
  }

  function arnOf(id: string, asker: string): string {
    const type = typeOf(id, asker);
    return arns[type]?.(nameOf(id, asker), at) ?? refuse(asker, `the ARN of ${id} (${type})`);
  }

  function refOf(id: string, asker: string): string {
    const type = typeOf(id, asker);
    if (refIsArn.has(type)) return arnOf(id, asker);
    if (type === 'AWS::Cognito::UserPool') return `${at.region}_${id}`;
    if (refIsId.test(type) || type === 'AWS::CloudFront::Function') return id;
    if (type in nameProperties) return nameOf(id, asker);
    return refuse(asker, `a Ref to ${id} (${type})`);
  }

  function ref(name: string, asker: string): unknown {
    if (name in pseudoParameters) return pseudoParameters[name];
    const parameter = parameters[name];
    return parameter ? parameter.Default : refOf(name, asker);
  }

  function attribute(id: string, name: string, asker: string): string {
    const type = typeOf(id, asker);
    if (name === 'Arn') return arnOf(id, asker);
    if (type === 'AWS::CloudFront::Function' && name === 'FunctionARN') return arnOf(id, asker);
    if (type === 'AWS::StepFunctions::StateMachine' && name === 'Name') return nameOf(id, asker);
    if (type === 'AWS::ApiGatewayV2::Api' && name === 'ApiEndpoint')
      return `https://${id}.execute-api.${at.region}.amazonaws.com`;
    if (type === 'AWS::ApiGateway::RestApi' && name === 'RootResourceId') return `${id}/`;
    if (type === 'AWS::S3::Bucket' && name === 'RegionalDomainName')
      return `${nameOf(id, asker)}.s3.${at.region}.amazonaws.com`;
    if (type === 'AWS::CloudFront::Distribution' && name === 'DomainName') return distributionHost(id);
    if (/^AWS::CloudFront::.+(Policy|Control)$/.test(type) && name === 'Id') return id;
    return refuse(asker, `Fn::GetAtt ${id}.${name} (${type})`);
  }

  const functions: Readonly<Record<string, (argument: unknown, asker: string, inner: Resolve) => unknown>> = {
    Ref: (argument, asker) => ref(String(argument), asker),
    'Fn::GetAtt': (argument, asker) => {
      const [id = '', ...name] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
      return attribute(id, name.join('.'), asker);
    },
    'Fn::Join': (argument, asker, inner) => {
      const [separator, parts] = argument as [string, unknown];
      const resolved = inner(parts);
      return Array.isArray(resolved)
        ? resolved.join(separator)
        : refuse(asker, 'Fn::Join of something but a list');
    },
    'Fn::Sub': (argument, asker, inner) => {
      const [text, own] = (Array.isArray(argument) ? argument : [argument, {}]) as [
        string,
        Record<string, unknown>,
      ];
      return text.replace(/\$\{(!?)([^}]+)\}/g, (_, isLiteral: string, name: string) => {
        if (isLiteral) return `\${${name}}`;
        if (name in own) return String(inner(own[name]));
        const [id = '', ...rest] = name.split('.');
        return String(rest.length > 0 ? attribute(id, rest.join('.'), asker) : ref(name, asker));
      });
    },
    'Fn::Select': (argument, asker, inner) => {
      const [index, list] = inner(argument) as [number | string, unknown];
      return Array.isArray(list) ? list[Number(index)] : refuse(asker, 'Fn::Select of something but a list');
    },
    'Fn::Split': (argument, _, inner) => {
      const [separator, text] = inner(argument) as [string, unknown];
      return String(text).split(separator);
    },
  };

  function resolve(value: unknown, asker: string): unknown {
    const inner: Resolve = (part) => resolve(part, asker);
    if (Array.isArray(value)) return value.map(inner).filter((part) => part !== undefined);
    if (typeof value !== 'object' || value === null) return value;

    const entries = Object.entries(value);
    const [first] = entries;
    if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      const [name, argument] = first;
      const intrinsic = functions[name];
      return intrinsic ? intrinsic(argument, asker, inner) : refuse(asker, name);
    }
    return Object.fromEntries(
      entries.map(([key, part]) => [key, inner(part)]).filter(([, part]) => part !== undefined),
    );
  }

  return { resolve, refOf, arnOf };
}
