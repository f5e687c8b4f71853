import './page.css';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type ComponentProps, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CalculatorPage } from './page.tsx';
import { dataElementId, type PageData, rootElementId } from './page-data.ts';

/** Hydrates a prerendered page. @param SeriesField component for calculators with a series */
export function mount(
  calculator: Calculator,
  SeriesField: ComponentProps<typeof CalculatorPage>['SeriesField'] = null,
): void {
  const root = document.getElementById(rootElementId);
  const data = document.getElementById(dataElementId)?.textContent;
  if (!root || !data) throw new Error('the page has no root element or no data');
  hydrateRoot(
    root,
    <StrictMode>
      <CalculatorPage calculator={calculator} data={JSON.parse(data) as PageData} SeriesField={SeriesField} />
    </StrictMode>,
  );
  // Loaded after everything visible, and optional.
  const loadRest = () =>
    void import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined);
  if (document.readyState === 'complete') loadRest();
  else addEventListener('load', loadRest);
}
