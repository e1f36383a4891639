import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

export interface SiteAddressProps {
  readonly name: string;
  readonly hostedZone: { readonly id: string; readonly name: string };
  readonly distribution: IDistribution;
}

/** The site's own name in Route 53, for IPv4 and IPv6. */
export class SiteAddress extends Construct {
  constructor(scope: Construct, id: string, { name, hostedZone, distribution }: SiteAddressProps) {
    super(scope, id);
    const record = {
      recordName: `${name}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
      zone: HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: hostedZone.id,
        zoneName: hostedZone.name,
      }),
    };
    new ARecord(this, 'V4', record);
    new AaaaRecord(this, 'V6', record);
  }
}
