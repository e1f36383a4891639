import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSavedAt } from '../api/saved-at.ts';
import { savedMayBeOld } from '../api/vacancies-changed.ts';
import { dayOf, nearDayOf, timeOf } from '../texts/moments.ts';
import { offline } from '../texts/offline-ru.ts';
import { shell } from '../texts/ru.ts';
import { keepVacancies } from './keep-vacancies.ts';
import { watchBuild } from './new-build.ts';
import { registerWorker } from './register.ts';

/** What the page says of its connection; and the worker that answers without one. */
export function Connection({ isOnline, className }: { isOnline: boolean; className: string | undefined }) {
  const savedAt = useSavedAt();
  useWorker();
  useFreshAnswers(savedAt, isOnline);
  const text = textOf(savedAt, isOnline);
  return text !== null && <p className={className}>{text}</p>;
}

function textOf(savedAt: string | null, isOnline: boolean): string | null {
  if (savedAt === null) return isOnline ? null : shell.offline;
  const now = new Date();
  const day = dayOf(savedAt) === dayOf(now.toISOString()) ? null : nearDayOf(savedAt, now);
  const saved = offline.saved(day, timeOf(savedAt));
  return `${isOnline ? offline.late : offline.none} ${saved}`;
}

function useWorker() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const checkBuild = watchBuild(signal);
    void registerWorker(checkBuild, signal);
    keepVacancies(signal);
    return () => controller.abort();
  }, []);
}

/** What was saved is asked for anew: when the network is back, and when the server answers again. */
function useFreshAnswers(savedAt: string | null, isOnline: boolean) {
  const queryClient = useQueryClient();
  const isSaved = savedAt !== null;
  const refetch = useEffectEvent(() => savedMayBeOld(queryClient));
  useEffect(() => {
    if (isSaved && isOnline) refetch();
  }, [isSaved, isOnline]);
  useEffect(() => {
    if (isSaved) return () => refetch();
  }, [isSaved]);
}
