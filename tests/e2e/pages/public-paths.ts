import { site } from '../stage/visit.ts';

/** Addresses of everything that is server-rendered. */
export async function publicPaths(): Promise<string[]> {
  const found = await fetch(`${site}/api/jobs?q=python`);
  const [{ id, companyId }] = (await found.json()).jobs;
  const filtered = '/?level=Senior&salary=400k%2B&sort=salary-desc';
  return [
    '/',
    filtered,
    ...[`/?vacancy=${id}`, `/vacancy/${id}`, `/company/${companyId}`],
    ...['/market', '/market?by=city&level=Senior', '/about/matching', '/developers'],
  ];
}
