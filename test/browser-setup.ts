/** Starts one instance of the product for each worker of the browser tests. */
import fs from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { browserWorkers, createDataFolder, demoPassword, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrls: readonly string[];
    demoPassword: string;
    /** Data folder of a product that was started once; tests start products on copies. */
    startedDataFolder: string;
  }
}

const port = Number(process.env.E2E_PORT ?? 3471);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings = {
    BUSINESS_NAME: 'Ferrite Works',
    BUSINESS_EMAIL: 'support@ferrite.example',
    SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/ferrite',
  };
  const [{ parent, data }, ...products] = await Promise.all([
    createDataFolder(port + browserWorkers),
    // Links in the demo content contain the port, so the products cannot share a data folder.
    ...Array.from({ length: browserWorkers }, (_, worker) => startProduct(port + worker, settings)),
  ]);
  project.provide('startedDataFolder', data);
  project.provide(
    'productUrls',
    products.map(({ url }) => url),
  );
  project.provide('demoPassword', demoPassword);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    await fs.rm(parent, { recursive: true, force: true });
  };
}
