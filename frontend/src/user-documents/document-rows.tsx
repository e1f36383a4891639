import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { useDownload } from '../pdf-viewer/document-file.ts';
import { documentActions as actions, documentList, documents } from '../texts/account/profile-ru.ts';
import { dayOf } from '../texts/moments.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useFocusAfter } from '../ui/hooks/keep-focus.ts';
import styles from './document-rows.module.css';
import { uploaderOnPage } from './on-page.ts';
import { useDeleteDocument } from './queries.ts';
import { sizeText } from './size-text.ts';
import { useMakeResume } from './use-make-resume.ts';

const DocumentViewer = lazy(() => import('../pdf-viewer/document-viewer.tsx'));

interface DocumentRowsProps {
  userId: string;
  documents: readonly UserDocument[];
}

/** What was uploaded, each with all that can be done with it. */
export function DocumentRows({ userId, documents: listed }: DocumentRowsProps) {
  const [viewed, setViewed] = useState<UserDocument | null>(null);
  const [deleted, setDeleted] = useState<UserDocument | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The last one takes the list along.
  useFocusAfter(list, uploaderOnPage);
  const download = useDownload();
  const remove = useDeleteDocument(userId);
  const resume = useMakeResume(userId);

  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={documents.list}>
        {listed.map((document) => {
          const { id, name, type, size, uploadedAt, format } = document;
          return (
            <li key={id}>
              <div className={styles.words}>
                <bdi className={styles.name} title={name}>
                  {name}
                </bdi>
                <span className={styles.about}>
                  {documentList.about(documents.types[type], dayOf(uploadedAt), sizeText(size))}
                </span>
              </div>
              <div className={styles.actions}>
                <Button
                  formAction="none"
                  ariaLabel={documents.viewNamed(name)}
                  onClick={() => setViewed(document)}
                >
                  {documents.view}
                </Button>
                {format !== 'doc' && (
                  <Button
                    formAction="none"
                    ariaLabel={actions.makeResumeNamed(name)}
                    loading={resume.isBusyWith(id)}
                    onClick={() => resume.make(document)}
                  >
                    {actions.makeResume}
                  </Button>
                )}
                <div className={styles.icons}>
                  <Button
                    formAction="none"
                    variant="icon"
                    iconName="download"
                    ariaLabel={actions.downloadNamed(name)}
                    loading={download.isPending && download.variables?.id === id}
                    onClick={() => download.mutate(document)}
                  />
                  <Button
                    formAction="none"
                    variant="icon"
                    iconName="remove"
                    ariaLabel={actions.deleteNamed(name)}
                    loading={remove.isPending && remove.variables?.id === id}
                    onClick={() => setDeleted(document)}
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {viewed && (
        <Suspense>
          <DocumentViewer document={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
      {deleted && (
        <ConfirmDialog
          heading={actions.deleteHeading}
          text={actions.deleteText(deleted.name)}
          confirm={actions.delete}
          cancel={actions.keep}
          onConfirm={() => {
            // The dialog gives the focus back to a row that is about to go.
            flushSync(() => setDeleted(null));
            list.current?.focus();
            remove.mutate(deleted);
          }}
          onCancel={() => setDeleted(null)}
        />
      )}
      {resume.pendingDocument && (
        <ConfirmDialog
          heading={actions.replaceHeading}
          text={actions.replaceText(resume.pendingDocument.name)}
          confirm={actions.replace}
          cancel={actions.keep}
          onConfirm={resume.replace}
          onCancel={resume.cancel}
        />
      )}
    </>
  );
}
