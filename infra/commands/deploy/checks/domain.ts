import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53';
import { edgeRegion, edgeStackName } from '../../../settings/edge.ts';
import { type Settings, stackName } from '../../../settings.ts';
import { findStack, resourcesOf } from '../../stage/deployed-stack.ts';
import { type Finding, fault, good, isNamed, note } from '../finding.ts';

type Domain = NonNullable<Settings['domain']>;

/** Where the certificate's confirmation and the site's address are to stand. */
export async function checkDomain(settings: Settings, { name, hostedZone }: Domain): Promise<Finding> {
  const { name: stage } = settings;
  if (hostedZone) {
    const zone = await checkZone(hostedZone);
    return zone.kind === 'good' ? ((await checkRecords(settings, name, hostedZone)) ?? zone) : zone;
  }
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
    const found = withoutDot(HostedZone?.Name);
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

const withoutDot = (name = ''): string => name.replace(/\.$/, '');

/** CloudFormation adds records and takes over none: one that is there, and not its own, fails the deploy. Null: none is. */
async function checkRecords(
  settings: Settings,
  name: string,
  { id, name: zone }: NonNullable<Domain['hostedZone']>,
): Promise<Finding | null> {
  const { ResourceRecordSets = [] } = await new Route53Client({ region: edgeRegion }).send(
    new ListResourceRecordSetsCommand({
      HostedZoneId: id,
      StartRecordName: name,
      StartRecordType: 'A',
      MaxItems: 10,
    }),
  );
  const present = ResourceRecordSets.filter((record) => withoutDot(record.Name) === name).map(
    ({ Type = '' }) => Type,
  );
  const own = await ownRecords(settings, name);
  const otherTypes = present.filter((type) => ['A', 'AAAA', 'CNAME'].includes(type) && !own.includes(type));
  if (otherTypes.length === 0) return null;
  return fault(
    `У имени ${name} в зоне ${zone} уже есть запись ${otherTypes.join(' и ')}, и своей развёртывание не добавит. Узнайте, кому она служит, и удалите её (консоль Route 53 → Hosted zones → ${zone}) или задайте другое имя в настройке domain.name.`,
  );
}

/** Types of those that the stage itself has made for this name. */
async function ownRecords({ name: stage, region }: Settings, name: string): Promise<string[]> {
  const stack = stackName(stage);
  const resources = (await findStack(stack, region)) ? await resourcesOf(stack, region) : [];
  return resources
    .filter((resource) => resource.type === 'AWS::Route53::RecordSet' && withoutDot(resource.name) === name)
    .map(({ logicalId }) => (logicalId.startsWith('AddressV6') ? 'AAAA' : 'A'));
}
