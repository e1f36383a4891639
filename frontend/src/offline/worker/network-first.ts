/**
 * What the network answers; where it has none, or none within the limit, what was saved; where nothing was, what the
 * network says after all. `limit` in milliseconds.
 */
export async function networkFirst(
  response: Promise<Response>,
  findSaved: () => Promise<Response | undefined>,
  limit: number,
): Promise<{ answer: Response; isSaved: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), limit);
  });
  try {
    return { answer: await Promise.race([response, timeout]), isSaved: false };
  } catch {
    const saved = await findSaved();
    return saved ? { answer: saved, isSaved: true } : { answer: await response, isSaved: false };
  } finally {
    clearTimeout(timer);
  }
}
