import { categoryNames } from '@ferrite/calculators/names.ts';
import { categories } from '@ferrite/calculators/registry.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import type { SharedAddress } from '../saved/shared-address.ts';
import { useOpenTool } from '../use-open-tool.ts';
import type { ToolRow } from './catalogue.ts';
import { ToolTableRow } from './tool-table-row.tsx';

// The link editor is loaded only for administrators.
const LinksDialog = lazyPart(async () => (await import('../links-dialog.tsx')).LinksDialog);

type ToolsTableProps = {
  readonly rows: readonly ToolRow[];
  /** Shared calculator link. */
  readonly shared: SharedAddress | null;
  /** Returns the URL of a calculator with inputs; null opens it with its defaults in a new tab. */
  readonly addressOf: ((row: ToolRow) => string) | null;
};

const head = 'type-column h-9 border-b border-line2 px-3 text-left align-middle text-ink2';

/**
 * Table with one body per category; on phones one panel per category. Each row contains the category name, visible on
 * the hovered row, otherwise on the first row.
 */
export function ToolsTable({ rows, shared, addressOf }: ToolsTableProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const { open, openHere, dialog } = useOpenTool();
  const isAdmin = useSession().profile?.role === 'Admin';
  const [linksOf, setLinksOf] = useState<string | null>(null);
  const linked = rows.find((row) => row.name === linksOf);
  const groups = categories
    .map(({ id }) => ({ id, tools: rows.filter((row) => row.categoryId === id) }))
    .filter(({ tools }) => tools.length > 0);
  /**
   * Returns the access label of a category: the number of premium calculators and of all, or the label for members. Free calculators are marked in
   * their rows.
   */
  const phoneAccess = (tools: readonly ToolRow[]) => {
    const premium = tools.filter(({ access }) => access === 'premium').length;
    return premium === 0 ? t('access.member') : `${t('access.premium')} ${premium}/${tools.length}`;
  };
  const table = (
    <table className="w-full border-separate border-spacing-0 max-lg:block lg:overflow-hidden lg:rounded-panel lg:border lg:bg-p1 lg:inset-shadow-sheen">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-lg:hidden">
        <tr>
          <th scope="col" className={`${head} w-36 pl-6 xl:w-40`}>
            {t('column.category')}
          </th>
          <th scope="col" className={`${head} w-12 text-right`}>
            {t('column.number')}
          </th>
          <th scope="col" className={`${head} pl-5`}>
            {t('column.name')}
          </th>
          <th scope="col" className={`${head} w-[24%] xl:w-[30%]`}>
            {t('column.links')}
          </th>
          <th scope="col" className={`${head} w-28`}>
            {t('column.access')}
          </th>
          <td className={`${head} ${isAdmin ? 'w-28' : 'w-20'}`} />
        </tr>
      </thead>
      {groups.map(({ id, tools }, at) => (
        <tbody
          key={id}
          data-category={id}
          className="max-lg:mb-4 max-lg:block max-lg:overflow-hidden max-lg:rounded-panel max-lg:border max-lg:border-t-4 max-lg:border-t-category-fill max-lg:bg-p1"
        >
          <tr className="flex h-11 items-center justify-between border-b bg-p2 px-3.5 lg:hidden">
            <th scope="rowgroup" className="type-label font-[600] text-category">
              {categoryNames[id][language]}
            </th>
            <td className="type-small text-ink3">{phoneAccess(tools)}</td>
          </tr>
          {tools.map((row, position) => (
            <ToolTableRow
              key={row.name}
              row={row}
              first={at === 0 && position === 0}
              showsAccess={row.access !== tools[position - 1]?.access}
              lastOfGroup={position === tools.length - 1}
              lastOfAll={at === groups.length - 1 && position === tools.length - 1}
              shared={shared !== null && shared.entry.id === row.entry?.id ? shared.address : null}
              onLinks={isAdmin ? (of) => setLinksOf(of.name) : null}
              open={addressOf ? (tool) => openHere(tool, addressOf(row)) : open}
              openHere={openHere}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
  return (
    <>
      {table}
      {dialog}
      {isAdmin && linked && (
        <Suspense fallback={null}>
          <LinksDialog row={linked} onClose={() => setLinksOf(null)} />
        </Suspense>
      )}
    </>
  );
}
