/** A template as CDK writes it, unresolved. */
export interface RawTemplate {
  readonly Resources: Readonly<Record<string, RawResource>>;
  readonly Parameters?: Readonly<Record<string, { readonly Default?: unknown }>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value?: unknown }>>;
}

interface RawResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
}

type Replace = (value: unknown) => unknown;

const nestedStack = 'AWS::CloudFormation::Stack';

/**
 * The same stack in one template: what is nested stands among its parent's resources, with what the parent hands in for
 * its parameters, and the parent's uses of its outputs point at it directly. `read` gets the object key of a template.
 */
export function withoutNesting<Template extends RawTemplate>(
  template: Template,
  read: (objectKey: string) => RawTemplate,
): Template {
  const nested = Object.entries(template.Resources).filter(([, { Type }]) => Type === nestedStack);
  if (nested.length === 0) return template;

  const outputs: Record<string, unknown> = {};
  const idsIn = new Map<string, readonly string[]>();
  const resources = Object.fromEntries(
    Object.entries(template.Resources).filter(([, { Type }]) => Type !== nestedStack),
  );
  for (const [id, { Properties = {}, DependsOn = [] }] of nested) {
    const inner = withoutNesting(read(objectKeyIn(id, Properties.TemplateURL)), read);
    const parameters = (Properties.Parameters ?? {}) as Record<string, unknown>;
    const replace = replacer(parameterOf(id, inner.Parameters ?? {}, parameters));
    for (const [innerId, resource] of Object.entries(inner.Resources)) {
      if (innerId in resources) throw new Error(`${id}: there is another resource ${innerId}`);
      const resolved = replace(resource) as RawResource;
      // What the nested stack waits for, all in it waits for.
      const dependencies = [resolved.DependsOn ?? [], DependsOn].flat();
      resources[innerId] = { ...resolved, ...(dependencies.length > 0 && { DependsOn: dependencies }) };
    }
    for (const [name, { Value }] of Object.entries(inner.Outputs ?? {}))
      outputs[`${id}.Outputs.${name}`] = replace(Value);
    idsIn.set(id, Object.keys(inner.Resources));
  }

  const replace = replacer(outputOf(outputs, idsIn));
  const depending = (ids: string | readonly string[]) => [ids].flat().flatMap((id) => idsIn.get(id) ?? [id]);
  return {
    ...(replace(template) as Template),
    Resources: Object.fromEntries(
      Object.entries(resources).map(([id, resource]) => [
        id,
        {
          ...(replace(resource) as RawResource),
          ...(resource.DependsOn !== undefined && { DependsOn: depending(resource.DependsOn) }),
        },
      ]),
    ),
  };
}

/** '{"Fn::Join":["",["https://s3…/","…/abc.json"]]}' → 'abc.json'. */
function objectKeyIn(id: string, templateUrl: unknown): string {
  const [, key] = /\/([^/"]+\.json)"\]?\]?\}?$/.exec(JSON.stringify(templateUrl) ?? '') ?? [];
  if (key === undefined) throw new Error(`${id}: its TemplateURL names no file`);
  return key;
}

/** What an intrinsic function stands for; the intrinsic itself where it is none of ours. */
type EvaluateIntrinsic = (intrinsic: string, argument: unknown) => { readonly value: unknown } | null;

function parameterOf(
  id: string,
  parameters: NonNullable<RawTemplate['Parameters']>,
  values: Readonly<Record<string, unknown>>,
): EvaluateIntrinsic {
  return (intrinsic, argument) => {
    if (intrinsic === 'Ref' && (argument === 'AWS::StackName' || argument === 'AWS::StackId'))
      throw new Error(`${id}: ${argument} of a nested stack is not served locally`);
    if (intrinsic === 'Fn::Sub') {
      const [text] = [argument].flat();
      const used = Object.keys(parameters).find((name) => String(text).includes(`\${${name}}`));
      if (used !== undefined) throw new Error(`${id}: ${used} in Fn::Sub is not served locally`);
    }
    if (intrinsic !== 'Ref' || !(String(argument) in parameters)) return null;
    const name = String(argument);
    return { value: name in values ? values[name] : parameters[name]?.Default };
  };
}

function outputOf(
  outputs: Readonly<Record<string, unknown>>,
  stacks: ReadonlyMap<string, unknown>,
): EvaluateIntrinsic {
  const evaluate: EvaluateIntrinsic = (intrinsic, argument) => {
    if (intrinsic !== 'Fn::GetAtt') return null;
    const path = Array.isArray(argument) ? argument.join('.') : String(argument);
    if (!stacks.has(path.slice(0, path.indexOf('.')))) return null;
    if (!(path in outputs)) throw new Error(`a nested stack has no output ${path}`);
    // An output of one stack may be handed on from another.
    return { value: replacer(evaluate)(outputs[path]) };
  };
  return evaluate;
}

function replacer(evaluate: EvaluateIntrinsic): Replace {
  const replace: Replace = (value) => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    if (entries.length === 1 && first) {
      const result = evaluate(first[0], first[1]);
      if (result) return result.value;
    }
    return Object.fromEntries(entries.map(([key, item]) => [key, replace(item)]));
  };
  return replace;
}
