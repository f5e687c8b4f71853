import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { maxHeats } from '../../heats/heat.rules.ts';
import { type HeatDifference, heatDifferences } from '../../heats/heat-differences.rules.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import type { WorkbenchCode } from '../../refusals.ts';
import { useSourceText } from '../certificates/use-place-text.ts';
import type { useHeatForm } from '../heats/use-heat-form.ts';

type FormState = ReturnType<typeof useHeatForm>;

/** Shows why the heat was not saved, with the possible actions. */
export function SaveProblem({ form }: { readonly form: FormState }) {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const { save, stored } = form;
  if (stored) return <Conflict form={form} stored={stored} />;
  if (!save.isError) return null;
  if (isRefusal<WorkbenchCode>(save.error, 'workbench.no_heat'))
    return (
      <Notice
        tone="err"
        actions={
          <Button size="small" onClick={() => form.submit(null)}>
            {t('form.saveNew')}
          </Button>
        }
      >
        {t('form.gone')}
      </Notice>
    );
  if (isRefusal<WorkbenchCode>(save.error, 'workbench.too_many_heats'))
    return <Notice tone="err">{t('form.full', { most: maxHeats })}</Notice>;
  return <Notice tone="err">{passing(save.error) ?? t('form.failed')}</Notice>;
}

/** Shows stored values beside those of the form, and lets the member choose. */
function Conflict({ form, stored }: { readonly form: FormState; readonly stored: Heat }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const placeText = useSourceText();
  const differences = heatDifferences(stored, form.draft, language, placeText);
  return (
    <section className="grid gap-3" aria-label={t('form.compare.title')}>
      <Notice tone="warn">
        {t('form.conflict')} {differences.length === 0 && t('form.compare.same')}
      </Notice>
      {differences.length > 0 && <Comparison differences={differences} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={form.overwrite}>
          {t('form.overwrite')}
        </Button>
        <Button size="small" onClick={form.discard}>
          {t('form.discard')}
        </Button>
      </div>
    </section>
  );
}

function Comparison({ differences }: { readonly differences: readonly HeatDifference[] }) {
  const { t } = useTranslation('workbench');
  const labels = {
    name: t('list.name'),
    grade: t('list.grade'),
    section: t('list.section'),
    notes: t('form.notes'),
  };
  const labelOf = (field: string) => (Object.hasOwn(labels, field) ? labels[field as 'name'] : field);
  return (
    <table className="type-small w-full table-fixed border-collapse text-left [&_td]:border-t [&_td]:p-2 [&_th]:p-2">
      <caption className="sr-only">{t('form.compare.title')}</caption>
      <thead className="text-ink2">
        <tr>
          <th scope="col" className="w-1/5">
            {t('form.compare.field')}
          </th>
          <th scope="col">{t('form.compare.stored')}</th>
          <th scope="col">{t('form.compare.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, stored, mine }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="border-t font-[520] wrap-anywhere">
              {labelOf(field)}
            </th>
            {[stored, mine].map((text, at) => (
              <td key={at === 0 ? 'stored' : 'mine'} className="whitespace-pre-line text-ink wrap-anywhere">
                {text || <span className="text-ink3">{t('form.compare.empty')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
