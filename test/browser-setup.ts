/** Starts one instance of the product for each worker of the browser tests. */
import type { TestProject } from 'vitest/node';
import { browserWorkers, demoPassword, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrls: readonly string[];
    demoPassword: string;
  }
}

const port = Number(process.env.E2E_PORT ?? 3471);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = await Promise.all(
    Array.from({ length: browserWorkers }, (_, worker) =>
      startProduct(port + worker, {
        BUSINESS_NAME: 'Ferrite Works',
        BUSINESS_EMAIL: 'support@ferrite.example',
        SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/ferrite',
      }),
    ),
  );
  project.provide(
    'productUrls',
    products.map(({ url }) => url),
  );
  project.provide('demoPassword', demoPassword);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
