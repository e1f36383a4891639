import { type Replay, startReplay } from '#tests/support/http/http-replay.ts';

const accepted: Replay = { body: { MessageId: '1' } };

/** SES: keeps to whom e-mails went, and answers as it is told to. */
export async function startMail() {
  const emails: { to: string; text: string }[] = [];
  let answer: () => Replay = () => accepted;
  const server = await startReplay(({ body }) => {
    const replay = answer();
    const isAccepted = replay === accepted || replay.body === undefined;
    if (isAccepted) {
      const { Destination, Content } = JSON.parse(body);
      emails.push({ to: Destination.ToAddresses[0], text: Content.Simple.Body.Text.Data });
    }
    return replay;
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: server.url,
    MAIL_FROM: 'vacancies@jobs.example.ru',
    MAIL_CONFIGURATION_SET: 'prizvanie',
    SITE_ORIGIN: 'https://jobs.example.ru',
  });
  return {
    emails,
    answers(replay: Replay | null) {
      answer = () => replay ?? accepted;
    },
    reset() {
      emails.length = 0;
      answer = () => accepted;
    },
    close: server.close,
  };
}
