/** Lighthouse's index of the processor, which states the speed of the machine while pages were measured. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { installLighthouse } from './lighthouse.ts';

/** Returns a function that measures the index in this page; higher is faster, a fast desktop computer has 2,000. */
export async function processorMeter(page: Page): Promise<() => Promise<number>> {
  const folder = path.resolve(path.dirname(await installLighthouse()), '..');
  const { pageFunctions } = (await import(
    pathToFileURL(path.join(folder, 'core/lib/page-functions.js')).href
  )) as { pageFunctions: { computeBenchmarkIndex: () => number } };
  const measurement = `(${pageFunctions.computeBenchmarkIndex})()`;
  return () => page.evaluate<number>(measurement);
}
