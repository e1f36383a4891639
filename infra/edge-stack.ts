import { Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { type Settings, stackName } from './settings.ts';

export interface EdgeStackProps {
  readonly settings: Settings;
  readonly domain: NonNullable<Settings['domain']>;
}

/** What CloudFront takes only from us-east-1, wherever the rest lives. Made only for a domain of one's own. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate;

  constructor(scope: Construct, { settings, domain }: EdgeStackProps) {
    super(scope, `${stackName(settings.name)}-edge`, {
      env: { region: 'us-east-1' },
      description: 'Призвание: the certificate of the site',
      terminationProtection: settings.keepsData,
      tags: { product: 'prizvanie', stage: settings.name },
    });
    const zone =
      domain.hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: domain.hostedZone.id,
        zoneName: domain.hostedZone.name,
      });
    // Without a zone the deploy waits until the record that ACM shows stands in the domain's DNS.
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
