import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import { formatRange } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { contentText } from '../../heats/heat-form.rules.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import { useSourceText } from '../certificates/use-place-text.ts';
import { findGrade, useGradeTables } from './use-grade.ts';

/** Analysis of a heat, compared with the limits of its grade. */
export function Analysis({ heat }: { readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const tables = useGradeTables();
  const grades = tables?.gradesNamed(heat.grade) ?? [];
  const grade = tables ? findGrade(tables, heat.grade) : null;
  const limits = new Map(tables && grade ? tables.limitsOf(grade.key) : []);
  const comparison = tables && grade ? tables.compareWithGrade(grade.key, heat.analysis) : null;
  const outside = new Set(comparison?.outside.map(({ element }) => element));
  const stated = elements.filter((element) => element in heat.analysis);
  const placeText = useSourceText();
  const places = new Map(heat.sources.map((source) => [source.element, placeText(source)]));
  const [place] = places.values();
  const isOnePlace = place !== undefined && stated.every((element) => places.get(element) === place);
  const describeUnlisted = (several: typeof grades) =>
    several.length > 1
      ? t('heat.conflictingGrade', { name: heat.grade, list: several.map(({ name }) => name).join(', ') })
      : t('heat.unknownGrade', { name: heat.grade });
  const named = grade && { name: grade.name, standard: grade.standard };
  return (
    <Panel title={t('heat.analysis')} flush>
      {named && comparison && limits.size > 0 && (
        <div className="border-b p-3">
          <Notice tone={outside.size > 0 ? 'err' : 'ok'}>
            {outside.size > 0
              ? t('heat.outside_count', { count: outside.size, ...named })
              : t('heat.within', named)}
            {comparison.missing.length > 0 && (
              <span className="mt-1 block text-ink2">
                {t('heat.notStated', { list: comparison.missing.join(', ') })}
              </span>
            )}
          </Notice>
        </div>
      )}
      {tables && !grade && heat.grade && (
        <p className="type-small border-b px-4 py-2.5 text-ink2">{describeUnlisted(grades)}</p>
      )}
      {isOnePlace && (
        <p className="type-small border-b px-4 py-2.5 text-ink2 wrap-anywhere">
          {t('heat.place')}: {place}
        </p>
      )}
      <table className="w-full border-collapse">
        <thead>
          <tr className="type-column text-ink2 [&>th]:px-4 [&>th]:py-2 [&>th]:font-[520]">
            <th scope="col" className="text-left whitespace-nowrap">
              {t('heat.element')}
            </th>
            <th scope="col" className="text-right">
              {t('heat.content')}
            </th>
            {limits.size > 0 && named && (
              <th scope="col" className="text-right">
                {t('heat.limits', { name: named.name })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {stated.map((element) => (
            <tr key={element} className="type-body border-t [&>*]:px-4 [&>*]:py-1.5">
              <th scope="row" lang="en" className="text-left align-top font-[600] whitespace-nowrap">
                {element}
              </th>
              <td className="text-right tabular-nums">
                <span className={outside.has(element) ? 'font-[600] text-err' : undefined}>
                  {contentText(element, heat, language)}
                </span>
                {outside.has(element) && (
                  <span className="ml-2">
                    <Tag tone="err">{t('heat.outside')}</Tag>
                  </span>
                )}
                {!isOnePlace && places.has(element) && (
                  <span className="type-micro block text-ink3 wrap-anywhere">
                    {t('heat.place')}: {places.get(element)}
                  </span>
                )}
              </td>
              {limits.size > 0 && (
                <td className="text-right align-top whitespace-nowrap text-ink2 tabular-nums">
                  {limitText(element)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );

  function limitText(element: ElementSymbol): string {
    const limit = limits.get(element);
    if (!limit) return '';
    const [min, max] = limit;
    return formatRange({ min: min ?? undefined, max: max ?? undefined }, '1', language);
  }
}
