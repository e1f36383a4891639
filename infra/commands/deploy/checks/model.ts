import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { type Finding, good, isNamed, lack } from '../finding.ts';

/** Asks the model for a word, which costs next to nothing: no list tells as surely whether it answers this account. */
export async function checkModel(region: string, model: string): Promise<Finding> {
  try {
    await new BedrockRuntimeClient({ region }).send(
      new ConverseCommand({
        modelId: model,
        system: [{ text: 'Answer with one word.' }],
        messages: [{ role: 'user', content: [{ text: 'Hello' }] }],
        inferenceConfig: { maxTokens: 16 },
      }),
    );
    return good(`Bedrock: модель ${model} отвечает.`);
  } catch (error) {
    if (isNamed(error, 'AccessDeniedException'))
      return lack(
        `Модель ${model} этому аккаунту не отвечает; пока вместо неё пишут правила. Проверьте политики аккаунта, а для моделей Anthropic — анкету в каталоге моделей Bedrock, регион ${region}: ${(error as Error).message}`,
      );
    if (isNamed(error, 'ValidationException', 'ResourceNotFoundException'))
      return lack(
        `Модели ${model} в регионе ${region} нет; пока вместо неё пишут правила. Проверьте настройки writer.model и writer.region: ${(error as Error).message}`,
      );
    throw error;
  }
}
