/**
 * B-03: measures calculator pages in a real browser with the CPU throttled: the time from typing a value to its result
 * and diagram, and the time to load a page over a slow connection. Each figure is printed with the limit of the page.
 */

import { type CalculatorId, categories, pagePath, registry } from '@ferrite/calculators/registry.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFile } from '../../../scripts/start/prepare.mjs';
import { processorMeter } from './processor.ts';

/** Number of rounds, of which the faster counts, which excludes short load by other processes. */
const rounds = 2;
const typedValues = 20;
/** CPU throttling factor of the requirement, the same on every machine. */
const throttling = 4;
/** Mobile connection on a train: 1.6 Mbit/s down, 0.75 up, latency 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Limits of the 95th percentile in milliseconds. */
const limits = { resultMs: 50, diagramMs: 120 } as const;
const heavyLimits = { resultMs: 120, diagramMs: 250 } as const;
/** Pages with the most complex drawings or computations, which have higher limits. */
const heavy: ReadonlySet<CalculatorId> = new Set<CalculatorId>([
  'ttt-cct-diagram',
  'carburizing-depth',
  'transformation-temperatures',
  'melting-point',
]);

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

async function openAll(browser: Browser, url: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post('/api/auth/login', {
    data: { email: 'premium@demo.local', password, takeOver: true },
  });
  const { access_token: bearer } = await answer.json();
  for (const { category, name } of registry) {
    const group = categories.find(({ id }) => id === category)?.name ?? category;
    const tool = `${encodeURIComponent(group)}/${encodeURIComponent(name)}`;
    const opened = await context.request.post(`/api/tools/${tool}/access`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    if (!opened.ok()) throw new Error(`${name}: ${opened.status()} ${await opened.text()}`);
  }
  return context;
}

type Typed = {
  readonly resultMs: number;
  readonly diagramMs: number;
  /** Speed index of the processor before this round, without throttling. */
  readonly processor: number;
};

/** Marks the first number field of a page whose value changes the diagram, for {@link typing}. */
async function markTypedField(page: Page): Promise<void> {
  const fields = page.locator('.bench-inputs input[inputmode=decimal]');
  for (const field of await fields.all()) {
    const value = await field.inputValue();
    if (!(Number(value) > 0)) continue;
    const changed = page.evaluate(
      (ms) =>
        new Promise<boolean>((done) => {
          const place = document.querySelector('.diagram-place');
          if (!place) throw new Error('The page has no diagram.');
          const observer = new MutationObserver(() => done(true));
          observer.observe(place, { attributes: true, childList: true, characterData: true, subtree: true });
          setTimeout(() => done(false), ms);
        }),
      500,
    );
    await field.fill(String(Number((Number(value) * 1.0125).toPrecision(6))));
    const isTyped = await changed;
    await field.fill(value);
    if (!isTyped) continue;
    await field.evaluate((element) => element.setAttribute('data-bench-typed', ''));
    return;
  }
  throw new Error('No number field of the page changes its diagram.');
}

/** Types values into the marked field, and measures each time until result and diagram are updated. */
async function typing(page: Page, processor: number): Promise<Typed> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const times = await page.evaluate(async (count) => {
    const field = document.querySelector<HTMLInputElement>('[data-bench-typed]');
    const place = document.querySelector('.diagram-place');
    if (!field || !place) throw new Error('The page has no marked field, or no diagram.');
    const start = Number(field.value);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    const found: { result: number; diagram: number }[] = [];
    for (let typed = 0; typed < count; typed++) {
      await new Promise((done) => setTimeout(done, 150));
      const changed = new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(place, { attributes: true, childList: true, characterData: true, subtree: true });
        // If the value is too close to the last one to change the diagram, the time of its result counts.
        setTimeout(done, 1_000);
      });
      const begun = performance.now();
      write?.call(field, String(Number((start * (1 + ((typed % 7) + 1) / 400)).toPrecision(6))));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      document.querySelector('main output')?.getBoundingClientRect();
      const result = performance.now() - begun;
      await changed;
      await frame();
      const diagram = performance.now() - begun;
      found.push({ result, diagram: diagram > 1_000 ? result : diagram });
    }
    return found;
  }, typedValues);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const p95 = (values: readonly number[]) =>
    [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
  return {
    resultMs: round(p95(times.map(({ result }) => result))),
    diagramMs: round(p95(times.map(({ diagram }) => diagram))),
    processor,
  };
}

/**
 * Share of the highest speed index of a run below which other processes are assumed to slow down the processor, and
 * longest wait.
 */
const [slowed, longestWaitMs] = [0.85, 120_000];

/** Waits until the processor is as fast as earlier in the run, at most two minutes. */
async function usualSpeed(indexNow: () => Promise<number>, fastest: number): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end && (await indexNow()) < slowed * fastest)
    await new Promise((done) => setTimeout(done, 5_000));
}

/** Loads a URL with an empty browser cache. */
async function opening(entered: BrowserContext, address: string) {
  // Only the cookies are kept: the cache and the service worker are removed.
  const { cookies } = await entered.storageState();
  const context = await (entered.browser() as Browser).newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies, origins: [] },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowLine);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => {
    const { largest, shift } = (window as unknown as { seen: { largest: number; shift: number } }).seen;
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { first: first?.startTime ?? 0, largest, shift };
  });
  await context.close();
  return {
    firstPaintMs: round(seen.first),
    largestPaintMs: round(seen.largest),
    layoutShift: round(seen.shift, 4),
  };
}

type Measured = Typed & {
  readonly nodes: number;
  readonly within: boolean;
  readonly limit: typeof limits | typeof heavyLimits;
};

/** Measures loading and typing on one page; the faster round of each counts. */
async function measurePage(
  context: BrowserContext,
  address: string,
  { limit, indexNow }: { readonly limit: Measured['limit']; readonly indexNow: () => Promise<number> },
) {
  const opened = await opening(context, address);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-chart=pointer]').waitFor();
  const nodes = await page.locator('*').count();
  await markTypedField(page);
  const all: Typed[] = [];
  for (let turn = 0; turn < rounds; turn++) all.push(await typing(page, await indexNow()));
  await page.close();
  const typed = all.reduce((best, each) => (each.diagramMs < best.diagramMs ? each : best));
  const within = typed.resultMs <= limit.resultMs && typed.diagramMs <= limit.diagramMs;
  return { ...typed, nodes, ...opened, limit, within };
}

/**
 * Measures all pages, or those in `BENCH_CALCULATORS=<id>,<id>`. Pages that exceed their limits are measured once more
 * at the end, when the processor has its usual speed again, because slow phases of a shared machine last minutes.
 * @param url of a product without rate limits
 */
export async function measureCalculatorPages(url: string, password: string) {
  const browser = await chromium.launch({
    executablePath: browserFile() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await openAll(browser, url, password);
    const indexNow = await processorMeter(await context.newPage());
    const chosen = process.env.BENCH_CALCULATORS?.split(',');
    const measured = registry.filter(({ id }) => chosen?.includes(id) ?? true);
    const pages = new Map<CalculatorId, Measured>();
    const measureAll = async (entries: typeof measured) => {
      for (const entry of entries) {
        const limit = heavy.has(entry.id) ? heavyLimits : limits;
        const address = `${url}/calculators/${pagePath(entry)}?lang=en`;
        const page = await measurePage(context, address, { limit, indexNow });
        pages.set(entry.id, page);
        process.stderr.write(
          `  ${entry.id}: ${page.resultMs} and ${page.diagramMs} ms, processor ${page.processor}\n`,
        );
      }
    };
    await measureAll(measured);
    const fastest = Math.max(...[...pages.values()].map(({ processor }) => processor));
    const outside = measured.filter(({ id }) => !pages.get(id)?.within);
    for (const page of outside) {
      await usualSpeed(indexNow, fastest);
      await measureAll([page]);
    }
    return {
      title:
        'B-03 result within 50 ms and diagram within 120 ms after typing a value (four heaviest 120 and 250 ms)',
      within: [...pages.values()].filter((page) => page.within).length,
      of: measured.length,
      measuredTwice: outside.map(({ id }) => id),
      pages: Object.fromEntries(pages),
    };
  } finally {
    await browser.close();
  }
}
