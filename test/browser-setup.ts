/** Starts one instance of the product for each worker of the browser tests that run. */
import { readFileSync } from 'node:fs';
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

/** Returns the browser tests chosen on the command line; without a choice, all of them. */
async function chosenFiles(project: TestProject): Promise<readonly string[]> {
  const chosen = process.argv.slice(2).filter((each) => each.startsWith('e2e'));
  return (await project.globTestFiles(chosen)).testFiles;
}

/** Returns whether a test starts products on copies of a data folder. */
const usesDataFolder = (file: string): boolean =>
  /startedDataFolder|server-process/.test(readFileSync(file, 'utf8'));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const files = await chosenFiles(project);
  const workers = Math.min(browserWorkers, files.length);
  const settings = {
    BUSINESS_NAME: 'Ferrite Works',
    BUSINESS_EMAIL: 'support@ferrite.example',
    SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/ferrite',
  };
  const [folder, ...products] = await Promise.all([
    files.some(usesDataFolder) ? createDataFolder(port + browserWorkers) : null,
    // Links in the demo content contain the port, so the products cannot share a data folder.
    ...Array.from({ length: workers }, (_, worker) => startProduct(port + worker, settings)),
  ]);
  if (folder) project.provide('startedDataFolder', folder.data);
  project.provide(
    'productUrls',
    products.map(({ url }) => url),
  );
  project.provide('demoPassword', demoPassword);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    if (folder) await fs.rm(folder.parent, { recursive: true, force: true });
  };
}
