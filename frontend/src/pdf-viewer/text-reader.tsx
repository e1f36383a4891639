import { useQuery } from '@tanstack/react-query';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { number } from '#core/domain/text/plural.ts';
import { ApiError } from '../api/call-api.ts';
import { fileText } from '../file-text/file-text.ts';
import { viewer as texts } from '../texts/viewer/viewer-ru.ts';
import { documentBytes, useDownload } from './document-file.ts';
import styles from './document-viewer.module.css';
import { textProblem } from './text-problem.ts';
import { ViewerMessage } from './viewer-message.tsx';

/** The text of a DOCX or TXT, as it becomes a resume. */
export function TextReader({ document }: { document: UserDocument }) {
  const { id, name } = document;
  const download = useDownload();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['document', id, 'text'],
    queryFn: async ({ signal }) => fileText(new File([await documentBytes(id, signal)], name), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { failure: null },
  });
  if (error)
    return (
      <ViewerMessage
        text={textProblem(error)}
        isError
        onDownload={() => download.mutate(document)}
        {...(error instanceof ApiError && { onRetry: () => refetch(), isRetrying: isFetching })}
      />
    );
  if (!data)
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.text} tabIndex={0} aria-label={texts.text}>
      {data.isCut && <p className={styles.cut}>{texts.cut(number(data.text.length), number(data.total))}</p>}
      {data.text}
    </section>
  );
}
