import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { serveOnLoopback } from '../loopback.ts';
import { readBody } from '../request-body.ts';

/** As SES would have sent it. */
export interface SentEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With those that SES makes of the request. */
  readonly headers: Readonly<Record<string, string>>;
}

const line = z
  .string()
  .max(2000)
  .regex(/^[^\r\n]*$/);
const data = z.object({ Data: z.string().max(1_000_000), Charset: z.literal('UTF-8') });

const sendEmail = z.object({
  FromEmailAddress: line,
  Destination: z.object({ ToAddresses: z.tuple([line.regex(/^[^\s@]+@[^\s@]+$/)]) }),
  ConfigurationSetName: z.string(),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string().regex(/^[\w-]{1,256}$/) })).default([]),
  Content: z.object({
    Simple: z.object({
      Subject: data.extend({ Data: line }),
      Body: z.object({ Text: data, Html: data }),
      Headers: z
        .array(z.object({ Name: z.string().regex(/^[!-9;-~]{1,126}$/), Value: line.max(870) }))
        .max(15)
        .default([]),
    }),
  }),
});

const maxBodyBytes = 10_000_000;

/** Of SES the one operation `SendEmail`: nothing is sent. Refuses what the real one does. */
export async function startSes(send: (email: SentEmail) => void) {
  let sent = 0;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return { status: 404, body: { message: 'only SendEmail is served locally' } };
    const parsed = sendEmail.safeParse(jsonOf(await readBody(request, maxBodyBytes)));
    if (!parsed.success) return { status: 400, body: { message: z.prettifyError(parsed.error) } };
    const { FromEmailAddress, Destination, Content } = parsed.data;
    const { Subject, Body, Headers } = Content.Simple;
    const [to] = Destination.ToAddresses;
    send({
      to,
      subject: Subject.Data,
      text: Body.Text.Data,
      html: Body.Html.Data,
      headers: {
        From: FromEmailAddress,
        To: to,
        Subject: Subject.Data,
        ...Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
      },
    });
    sent++;
    return { status: 200, body: { MessageId: `local-${sent}` } };
  }

  return serveOnLoopback(async (request, response) => {
    const { status, body } = await answer(request).catch(() => ({ status: 500, body: {} }));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
}

function jsonOf(body: Buffer | null): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
