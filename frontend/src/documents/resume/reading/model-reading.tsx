import Button from '@cloudscape-design/components/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { parseResume } from '#core/contract/writing.ts';
import { consentTexts } from '#core/domain/user/consent.ts';
import { isTooLarge } from '#core/domain/writer/writing.ts';
import { callApi } from '../../../api/call-api.ts';
import { siteConfig } from '../../../api/site-config.ts';
import { reading as texts } from '../../../texts/reading-ru.ts';
import { failure } from '../../../texts/ru.ts';
import { notify } from '../../../ui/notifications/notifications.ts';
import { analysisFailureText } from '../advice/analysis-failure.ts';
import { knownResumeNow, storeReading } from './known-resume.ts';
import styles from './reading-card.module.css';
import { readingNow } from './resume-reading.ts';

/** Asks a model to read along, where the stage has one (docs/rules.md#resume-reading-model). */
export function ModelReading({ userId, text }: { userId: string; text: string }) {
  const consentId = useId();
  const { data: config } = useQuery({
    queryKey: ['site-config'],
    queryFn: siteConfig,
    meta: { failure: null },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { text: resumeText, blocks } = knownResumeNow(userId);
      const readingBefore = await readingNow(userId);
      const answer = await callApi(parseResume, { resumeText, blocks, reading: readingBefore });
      const now = JSON.stringify(await readingNow(userId));
      return { answer, before: JSON.stringify(readingBefore), now };
    },
    onSuccess({ answer, before, now }) {
      if (answer.writtenBy === 'rules') notify({ type: 'info', text: texts.model.byRules });
      else if (now !== before) notify({ type: 'info', text: texts.model.changed });
      else if (JSON.stringify(answer.reading) === before) notify({ type: 'info', text: texts.model.nothing });
      else if (storeReading(userId, answer.reading)) notify({ type: 'success', text: texts.model.found });
      else notify({ type: 'error', title: failure.title, text: texts.notStored });
    },
    meta: { failure: { title: texts.model.failed, text: analysisFailureText } },
  });
  if (!config?.hasModel || isTooLarge(text)) return null;
  return (
    <>
      <div>
        <Button
          formAction="none"
          loading={isPending}
          loadingText={texts.model.running}
          ariaDescribedby={consentId}
          onClick={() => mutate()}
        >
          {isPending ? texts.model.running : texts.model.start}
        </Button>
      </div>
      <p id={consentId} className={styles.note}>
        {consentTexts.writing}
      </p>
    </>
  );
}
