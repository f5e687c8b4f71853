import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry, pagePath } from '@ferrite/calculators/registry.ts';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalTools } from '../../../features/tools/pages/kept/local-tools.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Swatch } from '../../../ui/tag.tsx';
import { LineList } from './line-list.tsx';

/** List of starred calculators, then of those opened last in this browser. */
export function StarredAndRecentCalculators() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { starred, recent } = useLocalTools();
  const ids = [...starred, ...recent.filter((id) => !starred.includes(id))];
  return (
    <Panel
      flush
      title={t('home.calculators')}
      actions={
        <Link to={localPath(language, '/tools')} className="type-small text-ink2 hover:text-ink">
          {t('home.allCalculators')}
        </Link>
      }
    >
      <LineList empty={t('home.noCalculators')}>
        {ids.flatMap((id) => {
          const entry = findEntry(id);
          if (!entry) return [];
          return (
            <li key={id} className="flex items-center gap-2.5 px-4">
              <Swatch category={entry.category} />
              <Link
                to={localPath(
                  language,
                  `/tools?open=${encodeURIComponent(`/calculators/${pagePath(entry)}`)}`,
                )}
                className="type-body flex min-h-11 grow items-center hover:underline sm:min-h-9"
              >
                {calculatorNames[id][language]}
              </Link>
              {starred.includes(id) && (
                <Star aria-hidden size={14} strokeWidth={1.5} className="fill-current text-ink2" />
              )}
            </li>
          );
        })}
      </LineList>
    </Panel>
  );
}
