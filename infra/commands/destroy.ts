import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeRegion, edgeStackName } from '../settings/edge.ts';
import { type Settings, settingsOf, stackName } from '../settings.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { type Destructible, describeDestruction } from './destroy/describe-destruction.ts';
import { emptyBucket } from './destroy/empty-bucket.ts';
import { asUserError } from './stage/aws-user-error.ts';
import { cdk } from './stage/cdk.ts';
import { deleteEdge } from './stage/delete-edge.ts';
import { allResourcesOf, findStack } from './stage/deployed-stack.ts';
import { stageOptions } from './stage/options.ts';
import { hasTerminal, promptUser } from './stage/prompt-user.ts';
import { unprotect } from './stage/unprotect.ts';

const usage = 'Назовите площадку: npm run destroy -- --stage dev; без вопроса — ещё --yes.';

try {
  const { stage, yes } = stageOptions(usage, 'yes');
  const settings = settingsOf(stage);
  const found = await destructible(settings);
  for (const line of await describeDestruction(settings, found)) console.log(line);
  if (!yes) await confirmDestruction(stage);
  await destroy(settings, found);
  console.log(`Площадки «${stage}» больше нет.`);
} catch (error) {
  exitWithError(asUserError(error));
}

/** What the stage has in AWS; refuses where it is guarded. */
async function destructible({ name: stage, region, keepsData }: Settings): Promise<Destructible> {
  if (keepsData)
    throw new UserError(
      `Площадка «${stage}» хранит данные. Чтобы её снести:\n  1. поставьте "keepsData": false в infra/stages/${stage}.json;\n  2. снимите защиту — npm run deploy -- --stage ${stage};\nзатем повторите: npm run destroy -- --stage ${stage}`,
    );
  const name = stackName(stage);
  const [stack, edge] = await Promise.all([
    findStack(name, region),
    findStack(edgeStackName(stage), edgeRegion),
  ]);
  // The edge stack may be left of an attempt that failed half-way.
  if (!stack && !edge) throw new UserError(`В регионе ${region} нет стека ${name}: сносить нечего.`);
  if (stack?.isProtected)
    throw new UserError(
      `Стек ${name} ещё под защитой: "keepsData": false не развёрнуто. Снимите её — npm run deploy -- --stage ${stage} — и повторите.`,
    );
  return { resources: stack ? await allResourcesOf(name, region) : [], hasEdge: edge !== null };
}

async function confirmDestruction(stage: string): Promise<void> {
  if (!hasTerminal())
    throw new UserError('Спросить некого: чтобы снести площадку без вопроса, добавьте --yes.');
  if ((await promptUser(`Вернуть это будет нельзя. Введите имя площадки, чтобы снести её: `)) !== stage)
    throw new UserError('Имя не совпало, ничего не удалено.');
}

async function destroy(
  { name: stage, region }: Settings,
  { resources, hasEdge }: Destructible,
): Promise<void> {
  const buckets = resources.filter(({ type }) => type === 'AWS::S3::Bucket');
  const empty = async () => {
    for (const { name } of buckets) {
      const deleted = await emptyBucket(region, name);
      if (deleted > 0) console.log(`Корзина ${name} очищена, версий файлов: ${deleted}.`);
    }
  };
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-destroy-'));
  const destroyStacks = () =>
    cdk('destroy', ['--all', '--force', '-c', `stage=${stage}`, '--output', folder]);
  try {
    await empty();
    // It holds no data; a deploy that failed before its turn has left it guarded.
    if (hasEdge) await unprotect(edgeStackName(stage), edgeRegion);
    // The stage lives until its end: a snapshot or a document may have come since.
    await destroyStacks().catch(async (error) => {
      if (!(error instanceof UserError)) throw error;
      console.log('Вторая попытка: в корзины могло что-то попасть.');
      await empty();
      await destroyStacks();
    });
    if (await findStack(edgeStackName(stage), edgeRegion)) {
      console.log(`Стек ${edgeStackName(stage)} остался от брандмауэра или домена и удаляется следом.`);
      await deleteEdge(stage);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
