import { site } from './stage/visit.ts';

/** A vacancy of the demo feed that is posted in several cities. */
export async function severalCities() {
  for (let page = 1; ; page++) {
    const { jobs, pages } = await (await fetch(`${site}/api/jobs?page=${page}`)).json();
    const found = jobs.find(({ otherCities }: { otherCities: number }) => otherCities > 1);
    if (found || page === pages) return found;
  }
}
