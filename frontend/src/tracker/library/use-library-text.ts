import { useEffect, useState } from 'react';
import { readLibraryText } from './library-texts.ts';

/** Undefined until the browser has answered, null where it has none. `savedAt` says that it may be another now. */
export function useLibraryText(id: string, savedAt = ''): string | null | undefined {
  const key = `${id} ${savedAt}`;
  const [found, setFound] = useState<{ key: string; text: string | null } | null>(null);
  useEffect(() => {
    let isShown = true;
    void readLibraryText(id).then((text) => {
      if (isShown) setFound({ key, text });
    });
    return () => {
      isShown = false;
    };
  }, [id, key]);
  return found?.key === key ? found.text : undefined;
}
