import Button from '@cloudscape-design/components/button';
import type { ProfileDocument } from '#core/domain/user/profile.ts';
import { documentList, documents as texts } from '../texts/account/profile-ru.ts';
import { failure } from '../texts/ru.ts';
import { DocumentRows } from '../user-documents/document-rows.tsx';
import { useArrivals, useDocuments } from '../user-documents/queries.ts';
import { Uploader } from '../user-documents/uploader.tsx';
import styles from './documents.module.css';
import { DocumentNames, UploadLater } from './documents-without-files.tsx';

interface DocumentsProps {
  userId: string;
  /** Files that were chosen in onboarding and never uploaded. */
  names: readonly ProfileDocument[];
}

/** The user's documents; where the stage has no bucket, nothing is uploaded (docs/rules.md#documents-no-bucket). */
export function Documents({ userId, names }: DocumentsProps) {
  const { data, isPending, isError, isFetching, refetch } = useDocuments(userId);
  useArrivals();
  const canUpload = data?.canUpload ?? true;
  return (
    <>
      {canUpload ? (
        <Uploader userId={userId}>
          <p>{texts.drop}</p>
          <p>{texts.formats}</p>
          <p>{texts.alsoText}</p>
        </Uploader>
      ) : (
        <UploadLater />
      )}
      {isPending && (
        <p role="status" className={styles.loading}>
          {documentList.loading}
        </p>
      )}
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>{documentList.failed}</p>
          <Button formAction="none" loading={isFetching} onClick={() => refetch()}>
            {failure.retry}
          </Button>
        </div>
      )}
      {data && data.documents.length > 0 && <DocumentRows userId={userId} documents={data.documents} />}
      <DocumentNames documents={names} canUpload={canUpload} />
    </>
  );
}
