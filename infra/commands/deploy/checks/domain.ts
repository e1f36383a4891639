import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { edgeRegion, edgeStackName } from '../../../settings/edge.ts';
import type { Settings } from '../../../settings.ts';
import { findStack, resourcesOf } from '../../stage/deployed-stack.ts';
import { type Finding, fault, good, isNamed, note } from '../finding.ts';

type Domain = NonNullable<Settings['domain']>;

/** Where the certificate's confirmation is to stand. */
export async function checkDomain(stage: string, { name, hostedZone }: Domain): Promise<Finding> {
  if (hostedZone) return checkZone(hostedZone);
  if (await hasCertificate(edgeStackName(stage))) return good(`Домен ${name}: сертификат уже есть.`);
  return note(
    `DNS домена ${name} не в Route 53: развёртывание подождёт, пока в нём не появится запись CNAME. Её покажет консоль Certificate Manager в регионе us-east-1.`,
  );
}

async function hasCertificate(edgeStack: string): Promise<boolean> {
  if (!(await findStack(edgeStack, edgeRegion))) return false;
  const resources = await resourcesOf(edgeStack, edgeRegion);
  return resources.some(({ type }) => type === 'AWS::CertificateManager::Certificate');
}

async function checkZone({ id, name }: NonNullable<Domain['hostedZone']>): Promise<Finding> {
  try {
    const { HostedZone } = await new Route53Client({ region: edgeRegion }).send(
      new GetHostedZoneCommand({ Id: id }),
    );
    const found = HostedZone?.Name?.replace(/\.$/, '');
    return found === name
      ? good(`Зона ${name} в Route 53 на месте.`)
      : fault(`Зона ${id} в Route 53 — это ${found}, а не ${name}. Поправьте настройку domain.hostedZone.`);
  } catch (error) {
    if (!isNamed(error, 'NoSuchHostedZone')) throw error;
    return fault(
      `Зоны ${id} в Route 53 этого аккаунта нет. Поправьте настройку domain.hostedZone; все зоны: aws route53 list-hosted-zones`,
    );
  }
}
