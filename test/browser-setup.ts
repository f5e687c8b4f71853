/** One product for all journeys in a browser. */
import type { TestProject } from 'vitest/node';
import { demoPassword, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    demoPassword: string;
  }
}

const port = Number(process.env.E2E_PORT ?? 3471);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct(port, {
    BUSINESS_NAME: 'Ferrite Works',
    BUSINESS_EMAIL: 'support@ferrite.example',
    SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/ferrite',
  });
  project.provide('productUrl', product.url);
  project.provide('demoPassword', demoPassword);
  return product.stop;
}
