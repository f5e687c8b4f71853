/**
 * Throttling to the speed of a mid-range phone on every machine: a fixed factor would measure another device on each
 * machine, and on a shared machine another one each minute.
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

/** Index of a processor four times slower than a fast desktop computer of index 2000; mid-range phones have 125 to 800. */
const target = 500;

/** Returns the factor that slows a processor of this index down to the target, at least 1. */
export const throttlingFor = (index: number): number => Math.max(1, index / target);
