/**
 * Process that `e2e/product-process.test.ts` runs: starts the product on a copy of a data folder and waits to be killed.
 * Usage: node test/product-run.ts <data folder>
 */
import { startProduct } from './product.ts';

const { url, pid, folder } = await startProduct(0, {}, process.argv[2]);
process.stdout.write(`${JSON.stringify({ url, pid, folder })}\n`);
setInterval(() => undefined, 60_000);
