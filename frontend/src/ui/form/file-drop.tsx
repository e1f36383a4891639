import Button from '@cloudscape-design/components/button';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What may be dropped here, in words. */
  children: ReactNode;
  choose: string;
  /** For the chooser of the system only: whoever takes the files must look at them again. */
  extensions: readonly string[];
  onFiles(files: File[]): void;
  /** Instead of opening the chooser. */
  onChoose?(): void;
}

/** A file that misses its place would open in the tab, and all that was typed would be gone. */
function usePreventStrayDrops() {
  useEffect(() => {
    const controller = new AbortController();
    const ignoreDrop = (event: Event) => event.preventDefault();
    addEventListener('dragover', ignoreDrop, { signal: controller.signal });
    addEventListener('drop', ignoreDrop, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

export function FileDrop({ children, choose, extensions, onFiles, onChoose }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  usePreventStrayDrops();

  function addFiles(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse.
    <div
      className={`${styles.place} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.words}>{children}</div>
      <Button iconName="upload" formAction="none" onClick={onChoose ?? (() => input.current?.click())}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={extensions.join(',')}
        aria-label={choose}
        onChange={(event) => {
          addFiles(event.currentTarget.files);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
