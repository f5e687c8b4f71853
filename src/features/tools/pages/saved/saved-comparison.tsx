import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { Saved } from '../../saved/saved.contract.ts';

/** Shows two calculations side by side; differences are bold. */
export function SavedComparison({ pair }: { readonly pair: readonly Saved[] }) {
  const { t } = useTranslation('tools');
  const parts = pair.map(({ inputs, results }) => [...inputs, ...results]);
  const labels = [...new Set(parts.flat().map(({ label }) => label))];
  const cell = 'px-4 py-2 text-left align-top';
  return (
    <Panel title={t('saved.comparison')} flush>
      <div className="overflow-x-auto">
        <table className="type-small w-full border-collapse">
          <thead>
            <tr className="type-column text-ink2">
              <th scope="col" className={cell}>
                {t('saved.quantity')}
              </th>
              {pair.map((each) => (
                <th key={each.id} scope="col" className={classNames(cell, 'text-ink wrap-anywhere')}>
                  {each.name}
                  <span className="block font-[400] text-ink2">
                    {each.calculator}, {t('saved.formula', { version: each.version })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => {
              const texts = parts.map((part) => part.find((each) => each.label === label)?.text);
              const differs = texts[0] !== texts[1];
              return (
                <tr key={label} className="border-t">
                  <th scope="row" className={classNames(cell, 'font-[400] text-ink2')}>
                    {label}
                  </th>
                  {pair.map((each, at) => (
                    <td
                      key={each.id}
                      className={classNames(cell, differs ? 'font-[600] text-ink' : 'text-ink2')}
                    >
                      {texts[at] ?? '–'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
