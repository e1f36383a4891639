import { CfnOutput, CfnResource, Stack, Token } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { Firewall } from './constructs/site/firewall.ts';
import { edgeRegion, edgeStackName, hasEdge } from './settings/edge.ts';
import type { Settings } from './settings.ts';

/** What a template makes, by logical id. */
export interface TemplateParts {
  readonly Resources: Readonly<Record<string, { readonly Type: string }>>;
  readonly Outputs: Readonly<Record<string, { readonly Value: unknown }>>;
}

export interface EdgeStackProps {
  readonly settings: Settings;
  /**
   * Deployed, and still used by the main stack that is deployed: it must stay until that one no longer does.
   * @default - nothing but what the settings ask for
   */
  readonly keeps?: TemplateParts;
}

/** What CloudFront takes only from there, wherever the rest lives. */
export class EdgeStack extends Stack {
  /** Null where the address that CloudFront gives is used. */
  readonly certificate: ICertificate | null;
  readonly firewall: Firewall | null;

  constructor(scope: Construct, { settings, keeps }: EdgeStackProps) {
    super(scope, edgeStackName(settings.name), {
      env: { region: edgeRegion },
      description: 'Prizvanie: what CloudFront takes from us-east-1',
      terminationProtection: settings.keepsData,
      tags: { product: 'prizvanie', stage: settings.name },
    });
    this.certificate = settings.domain ? this.#certificateOf(settings.domain) : null;
    this.firewall = settings.firewall ? new Firewall(this, 'Firewall') : null;
    if (keeps) this.#keep(keeps);
  }

  #keep({ Resources, Outputs }: TemplateParts): void {
    for (const [id, { Type: type, ...definition }] of Object.entries(Resources)) {
      const resource = new CfnResource(this, `Kept${id}`, { type });
      resource.overrideLogicalId(id);
      for (const [key, value] of Object.entries(definition)) resource.addOverride(key, value);
    }
    for (const [id, { Value }] of Object.entries(Outputs))
      new CfnOutput(this, `Kept${id}`, { value: Token.asString(Value) }).overrideLogicalId(id);
  }

  #certificateOf({ name, hostedZone }: NonNullable<Settings['domain']>): ICertificate {
    const zone =
      hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      });
    // Without a zone the deploy waits until the record that ACM shows stands in the domain's DNS.
    // A certificate cannot change its name: another is another resource, and stands beside the old one for a while.
    return new Certificate(this, ['Certificate', name, hostedZone?.id].filter(Boolean).join(' '), {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    });
  }
}

/** Undefined where a stage takes nothing from there. */
export const edgeStackOf = (
  scope: Construct,
  settings: Settings,
  keeps?: TemplateParts,
): EdgeStack | undefined =>
  hasEdge(settings) ? new EdgeStack(scope, { settings, ...(keeps && { keeps }) }) : undefined;
