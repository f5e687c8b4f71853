/** A test run for `e2e/product-process.test.ts`: starts the product and waits to be ended. */
import { startProduct } from './product.ts';

const { url, pid, folder } = await startProduct(0);
process.stdout.write(`${JSON.stringify({ url, pid, folder })}\n`);
setInterval(() => undefined, 60_000);
