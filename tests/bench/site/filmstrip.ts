import type { Browser, Page } from 'playwright-core';
import { openVacancy } from './interactions.ts';
import { phone, slowNetwork, slowProcessor, untilAnswered, usable, withPage } from './visit.ts';

interface Journey {
  readonly path: string;
  /** What is done once the page answers, and the name of the moment that follows. */
  readonly steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

/** On a phone, slow 4G as Lighthouse has Chromium apply it, processor × 4, nothing in the cache. */
export const journeysTo = (vacancyPath: string): Readonly<Record<string, Journey>> => ({
  list: { path: '/', steps: {} },
  vacancy: {
    path: vacancyPath,
    steps: {
      'кнопка отклика': (page) => page.getByText('Откликнуться').filter({ visible: true }).first().waitFor(),
    },
  },
  answer: {
    path: '/',
    steps: {
      'ответ на фильтр': async (page) => {
        await page.getByRole('button', { name: /^Фильтр/ }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('checkbox', { name: 'Senior', exact: true }).click();
        await page.waitForURL(/level=Senior/);
        await untilAnswered(page);
        await drawer.getByRole('button', { name: /^Показать/ }).click();
      },
      вакансия: openVacancy,
    },
  },
});

export interface Film {
  /** Milliseconds from the start, by the name of the moment. */
  readonly moments: Readonly<Record<string, number>>;
  /** A strip of frames as PNG. */
  readonly strip: Buffer;
}

interface Frame {
  readonly at: number;
  readonly jpeg: string;
}

export async function film(browser: Browser, site: string, { path, steps }: Journey): Promise<Film> {
  const frames: Frame[] = [];
  const moments = await withPage(browser, phone, async (page, protocol) => {
    await slowNetwork(protocol);
    await slowProcessor(protocol);
    const began = Date.now();
    const since = () => Date.now() - began;
    protocol.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? Date.now() / 1000) * 1000 - began, jpeg: data });
      // The page may be closed by now.
      protocol.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await protocol.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 60,
      maxWidth: 195,
      maxHeight: 422,
    });
    await page.goto(site + path, { waitUntil: 'commit' });
    await usable(page);
    const found: Record<string, number> = { 'можно пользоваться': since() };
    for (const [name, act] of Object.entries(steps)) {
      await act(page);
      found[name] = since();
    }
    const firstText = await page.evaluate(
      () =>
        performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    await protocol.send('Page.stopScreencast');
    return { 'первый текст': Math.round(firstText - began), ...found };
  });
  return { moments, strip: await stripOf(browser, frames, moments) };
}

const framesInStrip = 12;

/** What stood on the screen at equal distances in time, and at each moment. */
async function stripOf(
  browser: Browser,
  frames: readonly Frame[],
  moments: Readonly<Record<string, number>>,
): Promise<Buffer> {
  const end = Math.max(...Object.values(moments));
  const times = [
    ...Array.from({ length: framesInStrip }, (_, at) => Math.round((end * at) / (framesInStrip - 1))),
    ...Object.values(moments),
  ].sort((a, b) => a - b);
  const nameAt = new Map(Object.entries(moments).map(([name, at]) => [at, name]));
  const cells = [...new Set(times)].map((at) => {
    const lastFrame = frames.findLast((frame) => frame.at <= at);
    const image = lastFrame
      ? `<img width="195" height="422" src="data:image/jpeg;base64,${lastFrame.jpeg}">`
      : '<i></i>';
    return `<figure>${image}<figcaption>${(at / 1000).toFixed(2)} с<br><b>${nameAt.get(at) ?? '&nbsp;'}</b></figcaption></figure>`;
  });
  const style =
    'body{margin:12px;display:flex;gap:8px;width:max-content;font:13px sans-serif}figure{margin:0}' +
    'img,i{display:block;width:195px;height:422px;border:1px solid #bbb;background:#fff}';
  const window = { viewport: { width: cells.length * 206 + 24, height: 500 } };
  return withPage(browser, window, async (page) => {
    await page.setContent(`<style>${style}</style>${cells.join('')}`);
    return page.screenshot();
  });
}
