/** What lies in LOCAL_DIR cannot be used; the message is a Russian sentence for the terminal. */
export class LocalDataError extends Error {
  override readonly name = 'LocalDataError';
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'это файл, а нужна папка',
  ENOTDIR: 'это файл, а нужна папка',
  EACCES: 'нет прав на запись',
  EPERM: 'нет прав на запись',
  EROFS: 'диск только для чтения',
  ENOENT: 'создать её нельзя',
  ENOSPC: 'на диске нет места',
};

/** The same of a refusal of the file system in the folder or on the way to it; null for any other error. */
export function asLocalDataError(error: unknown, folder: string): LocalDataError | null {
  if (error instanceof LocalDataError) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  if (path === undefined || reason === undefined) return null;
  if (!path.startsWith(folder) && !folder.startsWith(path)) return null;
  return new LocalDataError(`Папка для данных LOCAL_DIR не годится: «${path}» — ${reason}.`, {
    cause: error,
  });
}
