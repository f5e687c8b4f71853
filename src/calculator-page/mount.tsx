import './page.css';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cachePage } from './offline/cache-page.ts';
import { CalculatorPage } from './page.tsx';
import { dataElementId, type PageData, rootElementId } from './page-data.ts';

/** Hydrates a prerendered page. */
export function mount(calculator: Calculator): void {
  const root = document.getElementById(rootElementId);
  const data = document.getElementById(dataElementId)?.textContent;
  if (!root || !data) throw new Error('the page lacks its root or its data');
  hydrateRoot(
    root,
    <StrictMode>
      <CalculatorPage calculator={calculator} data={JSON.parse(data) as PageData} />
    </StrictMode>,
  );
  // After everything visible has loaded; optional.
  const cacheForOffline = () => {
    void import('../ui/theme/script-fonts.ts')
      .then(({ fetchMissingScripts }) => fetchMissingScripts())
      .catch(() => undefined);
    void cachePage().catch(() => undefined);
  };
  if (document.readyState === 'complete') cacheForOffline();
  else addEventListener('load', cacheForOffline);
}
