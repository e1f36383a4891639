import { Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { Firewall } from './constructs/firewall.ts';
import { edgeRegion, edgeStackName, hasEdge } from './settings/edge.ts';
import type { Settings } from './settings.ts';

export interface EdgeStackProps {
  readonly settings: Settings;
}

/** What CloudFront takes only from there, wherever the rest lives. */
export class EdgeStack extends Stack {
  /** Null where the address that CloudFront gives is used. */
  readonly certificate: ICertificate | null;
  readonly firewall: Firewall | null;

  constructor(scope: Construct, { settings }: EdgeStackProps) {
    super(scope, edgeStackName(settings.name), {
      env: { region: edgeRegion },
      description: 'Призвание: what CloudFront takes from us-east-1',
      terminationProtection: settings.keepsData,
      tags: { product: 'prizvanie', stage: settings.name },
    });
    this.certificate = settings.domain ? this.#certificateOf(settings.domain) : null;
    this.firewall = settings.firewall ? new Firewall(this, 'Firewall') : null;
  }

  #certificateOf({ name, hostedZone }: NonNullable<Settings['domain']>): ICertificate {
    const zone =
      hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      });
    // Without a zone the deploy waits until the record that ACM shows stands in the domain's DNS.
    return new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    });
  }
}

/** Undefined where a stage takes nothing from there. */
export const edgeStackOf = (scope: Construct, settings: Settings): EdgeStack | undefined =>
  hasEdge(settings) ? new EdgeStack(scope, { settings }) : undefined;
