import * as documents from '#core/contract/documents.ts';
import * as letters from '#core/contract/letters.ts';
import { exportMyData } from '#core/contract/own-data.ts';
import * as searches from '#core/contract/searches.ts';
import * as synced from '#core/contract/synced.ts';
import * as tracker from '#core/contract/tracker.ts';
import * as writing from '#core/contract/writing.ts';
import { handler as getAnnotations } from '#functions/http/documents/get-annotations.ts';
import { handler as listDocuments } from '#functions/http/documents/list-documents.ts';
import { handler as listLetters } from '#functions/http/letters/list-letters.ts';
import { handler as exportMyDataHandler } from '#functions/http/own-data/export-my-data.ts';
import { handler as listSearches } from '#functions/http/searches/list-searches.ts';
import { handler as getSynced } from '#functions/http/synced/get-synced.ts';
import { handler as listTracked } from '#functions/http/tracker/list-tracked.ts';
import { handler as analyzeResume } from '#functions/http/writing/analyze-resume.ts';
import { handler as generateCoverLetter } from '#functions/http/writing/generate-cover-letter.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';

/** By which people read what is theirs, and have something written for them. */
export const readingOperations = {
  getAnnotations: operationCaller(documents.getAnnotations, getAnnotations),
  listDocuments: operationCaller(documents.listDocuments, listDocuments),
  listLetters: operationCaller(letters.listLetters, listLetters),
  exportMyData: operationCaller(exportMyData, exportMyDataHandler),
  listSearches: operationCaller(searches.listSearches, listSearches),
  getSynced: operationCaller(synced.getSynced, getSynced),
  listTracked: operationCaller(tracker.listTracked, listTracked),
  analyzeResume: operationCaller(writing.analyzeResume, analyzeResume),
  generateCoverLetter: operationCaller(writing.generateCoverLetter, generateCoverLetter),
};
