/** '{{resolve:secretsmanager:ARN:SecretString:::}}', as CloudFormation writes a secret into a property. */
const reference = /\{\{resolve:([\w-]+):(arn:(?:[^:}]*:){4}secret:[^:}]+|[^:}]+)([^}]*)\}\}/g;

/** A property's text with its secrets, as CloudFormation would hand it over; `secretOf` gets a name or an ARN. */
export function withSecrets(text: string, secretOf: (id: string) => string): string {
  return text.replace(reference, (whole, service: string, id: string, rest: string) => {
    if (service !== 'secretsmanager' || !/^(:SecretString:*)?$/.test(rest))
      throw new Error(`the reference ${whole} is not served locally`);
    return secretOf(id);
  });
}
