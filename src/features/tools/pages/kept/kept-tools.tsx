import { Clock, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { ToolRow } from '../catalogue/catalogue.ts';
import { shownName, useOpenTool } from '../use-open-tool.ts';
import { useLocalTools } from './local-tools.ts';

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.5, className: 'shrink-0 text-ink3' } as const;

/** Line of fixed height with the favourite and recently opened calculators of this browser. */
export function KeptTools({ rows }: { readonly rows: readonly ToolRow[] }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const { starred, recent } = useLocalTools();
  const { open, dialog } = useOpenTool();
  const ids = [...starred, ...recent.filter((id) => !starred.includes(id))];
  const kept = ids.flatMap((id) => rows.filter(({ entry }) => entry?.id === id));
  return (
    <section
      aria-label={t('kept.title')}
      className="relative mt-2 flex h-11 items-center gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none]"
    >
      <h2 className="type-small shrink-0 text-ink3 max-sm:sr-only">{t('kept.title')}</h2>
      {kept.length === 0 && <p className="type-small text-ink3">{t('kept.none')}</p>}
      {kept.map((row) => {
        const isStarred = starred.some((id) => id === row.entry?.id);
        return (
          <button
            key={row.name}
            type="button"
            onClick={() => void open(row)}
            className="type-body inline-flex h-9 shrink-0 items-center gap-1.5 rounded-control text-ink underline decoration-transparent underline-offset-4 recolour hover:decoration-current"
          >
            {isStarred ? <Star {...icon} /> : <Clock {...icon} />}
            <span className="sr-only">{t(isStarred ? 'kept.starred' : 'kept.recent')}: </span>
            {shownName(row, language)}
          </button>
        );
      })}
      {dialog}
    </section>
  );
}
