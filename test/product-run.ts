/** Process that `e2e/product-process.test.ts` runs: starts the product and waits to be killed. */
import { startProduct } from './product.ts';

const { url, pid, folder } = await startProduct(0);
process.stdout.write(`${JSON.stringify({ url, pid, folder })}\n`);
setInterval(() => undefined, 60_000);
