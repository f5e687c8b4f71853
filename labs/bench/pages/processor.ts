/**
 * Throttling that makes this processor as fast as one four times slower than a good desktop computer. A fixed factor
 * would measure another device on each machine, and on a shared machine another one each minute.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { installLighthouse } from './lighthouse.ts';

/** Returns a function that measures Lighthouse's index of the processor in this page; higher is faster. */
export async function processorMeter(page: Page): Promise<() => Promise<number>> {
  const folder = path.resolve(path.dirname(await installLighthouse()), '..');
  const { pageFunctions } = (await import(
    pathToFileURL(path.join(folder, 'core/lib/page-functions.js')).href
  )) as { pageFunctions: { computeBenchmarkIndex: () => number } };
  const measurement = `(${pageFunctions.computeBenchmarkIndex})()`;
  return () => page.evaluate<number>(measurement);
}

/**
 * Returns the throttling factor for a processor of this index: 4 at 1533, less for a slower one, at least 1. Source:
 * Lighthouse's CPU throttling calculator.
 */
export function throttlingFor(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}
