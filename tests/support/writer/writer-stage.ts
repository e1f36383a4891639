import { startUserPool } from '../http/user-pool.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { startBedrock } from './bedrock-stand-in.ts';

/** The tables, users u1 and u2, and a model behind HTTP/2; the stage names it until a test says otherwise. */
export async function startWriter() {
  const [dynamodb, bedrock] = [await startDynamodb(), await startBedrock()];
  const pool = await startUserPool();
  pool.state.users = ['u1', 'u2'].map((id) => ({ id, email: `${id}@example.ru` }));
  const nameModel = (model: string) => {
    process.env.WRITER_MODEL = model;
  };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    WRITER_REGION: 'eu-central-1',
    WRITER_ANSWERS_PER_DAY: '20',
    WRITER_DOLLARS_PER_MONTH: '50',
    WRITER_PRICE_IN: '0.003',
    WRITER_PRICE_OUT: '0.015',
  });
  nameModel('eu.example.model-1:0');
  return {
    bedrock,
    nameModel,
    users: pool.state,
    async close() {
      await pool.close();
      await bedrock.close();
      await dynamodb.close();
    },
  };
}
