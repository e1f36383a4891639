import { type Replay, startReplay } from '#tests/support/http/http-replay.ts';

const taken: Replay = { body: { MessageId: '1' } };

/** SES: keeps to whom letters went, and answers as it is told to. */
export async function startMail() {
  const letters: { to: string; text: string }[] = [];
  let answer: () => Replay = () => taken;
  const server = await startReplay(({ body }) => {
    const replay = answer();
    const isTaken = replay === taken || replay.body === undefined;
    if (isTaken) {
      const { Destination, Content } = JSON.parse(body);
      letters.push({ to: Destination.ToAddresses[0], text: Content.Simple.Body.Text.Data });
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
    letters,
    answers(replay: Replay | null) {
      answer = () => replay ?? taken;
    },
    reset() {
      letters.length = 0;
      answer = () => taken;
    },
    close: server.close,
  };
}
