import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { senderDomain } from '../../../settings/mail.ts';
import { type Finding, fault, good, isNamed, lack } from '../finding.ts';

/** E-mails leave from a domain that SES knows as ours, and reach strangers only out of its sandbox. */
export async function checkSender(region: string, sender: string): Promise<Finding[]> {
  const client = new SESv2Client({ region });
  const domain = senderDomain(sender);
  const [isVerified, { ProductionAccessEnabled }] = await Promise.all([
    isDomainVerified(client, domain),
    client.send(new GetAccountCommand({})),
  ]);
  const found: Finding[] = [];
  if (!isVerified)
    found.push(
      fault(
        `Домен ${domain} в SES не подтверждён, и пул учётных записей с ним не создать; подтверждённый домен уровнем выше его не заменяет. Подтвердите: aws sesv2 create-email-identity --region ${region} --email-identity ${domain} и добавьте в DNS записи из ответа.`,
      ),
    );
  if (!ProductionAccessEnabled)
    found.push(
      lack(
        `SES в песочнице: письма дойдут только на адреса, подтверждённые в SES. Попросите доступ в консоли SES региона ${region}: Account dashboard → Request production access.`,
      ),
    );
  return found.length > 0 ? found : [good(`Почта: домен ${domain} подтверждён, SES вне песочницы.`)];
}

async function isDomainVerified(client: SESv2Client, domain: string): Promise<boolean> {
  try {
    const { VerifiedForSendingStatus } = await client.send(
      new GetEmailIdentityCommand({ EmailIdentity: domain }),
    );
    return VerifiedForSendingStatus ?? false;
  } catch (error) {
    if (isNamed(error, 'NotFoundException')) return false;
    throw error;
  }
}
