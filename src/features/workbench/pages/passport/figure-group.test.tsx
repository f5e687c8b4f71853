import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import { FigureGroupPanel } from './figure-group.tsx';

const figure = { label: 'Hardness', text: '40 HRC', band: '', isOutside: false, missing: [] };
const group = (calculatorId: string) => ({
  ...{ calculatorId, name: calculatorId, version: '1.0', address: '/calculators/x?C=0.4' },
  ...{ conditions: [], figures: [figure], warnings: [], diagram: null },
});

it.each(languages)(
  'W-03 the tempered hardness states that it assumes hardening through, and where the section is computed: %s',
  async (language) => {
    const { workbench } = await loadMessages(language);
    const shown = (calculatorId: string) =>
      renderToStaticMarkup(
        <I18nextProvider i18n={createI18n(language, { workbench })}>
          <FigureGroupPanel group={group(calculatorId)} />
        </I18nextProvider>,
      );
    const assumption = workbench.passport.hardenedThrough.replace('{section}', workbench.passport.section);
    expect(assumption).not.toContain('{');
    expect(shown('tempered-hardness')).toContain(assumption);
    expect(shown('jominy-hardenability')).not.toContain(assumption);
  },
);
