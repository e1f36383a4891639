import { ApiError } from '../api/call-api.ts';
import { type Unreadable, UnreadableFile } from '../file-text/unreadable-file.ts';
import { viewer, viewerProblems } from '../texts/viewer/viewer-ru.ts';

/** A good file may be too much to be read here, or written in letters that only its own program knows. */
const byReason: Partial<Record<Unreadable, string>> = {
  empty: viewerProblems.noText,
  pictures: viewerProblems.noText,
  locked: viewerProblems.locked,
  old_word: viewer.noView,
  macros: viewerProblems.notShown,
  too_large: viewerProblems.notShown,
  too_slow: viewerProblems.notShown,
  gibberish: viewerProblems.notShown,
};

/** Why the text of a DOCX or TXT is not shown, and what to do. */
export function textProblem(error: unknown): string {
  if (error instanceof ApiError)
    return error.code === 'not_found' ? viewerProblems.gone : viewerProblems.notLoaded;
  return (error instanceof UnreadableFile && byReason[error.reason]) || viewerProblems.broken;
}
