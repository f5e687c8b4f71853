import { categoryNames } from '@ferrite/calculators/names.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { ArrowUpRight, Info, Link2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { StarButton } from '../kept/star-button.tsx';
import { RelatedLinks } from '../related-links.tsx';
import { SharedLinkNotice } from '../shared-link-notice.tsx';
import { type OpenTool, shownName } from '../use-open-tool.ts';
import type { ToolRow } from './catalogue.ts';

type ToolTableRowProps = Omit<OpenTool, 'dialog'> & {
  readonly row: ToolRow;
  /** True for the first row of a category, which shows the category while no row is hovered. */
  readonly first: boolean;
  /** True for the first of consecutive rows with equal access; the others show their access on hover. */
  readonly showsAccess: boolean;
  readonly lastOfGroup: boolean;
  readonly lastOfAll: boolean;
  /** Shared calculator URL, if it belongs to this tool. */
  readonly shared: string | null;
  /** Opens the link editor; null unless the member is an administrator. */
  readonly onLinks: ((row: ToolRow) => void) | null;
};

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const;
/** CSS classes of the category strip, which has no gaps at the row borders. */
const strip =
  'relative lg:before:absolute lg:before:-inset-y-px lg:before:left-0 lg:before:w-1.5 lg:before:bg-category-fill';
/** CSS classes that show an element when its row is hovered, or when the row has the focus while no row is hovered. */
const seenWhenCurrent =
  'opacity-0 group-hover/row:opacity-100 [table:not(:has(tbody_tr:hover))_tr:has(:focus-visible)_&]:opacity-100';
const seenWhenNone = '[table:not(:has(tbody_tr:hover,tbody_tr_:focus-visible))_&]:opacity-100';

export function ToolTableRow({
  row,
  first,
  showsAccess,
  lastOfGroup,
  lastOfAll,
  shared,
  onLinks,
  open,
  openHere,
}: ToolTableRowProps) {
  const name = shownName(row, useLanguage());
  const line = classNames(
    'lg:h-14 lg:px-3 lg:py-1',
    !lastOfAll && 'lg:border-b',
    lastOfGroup && 'lg:border-line2',
  );
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (shared !== null) element.current?.scrollIntoView({ block: 'center' });
  }, [shared]);

  const onRow = (event: MouseEvent) => {
    // The row enlarges the click target of the name; links and buttons in it handle their own clicks.
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    if (getSelection()?.isCollapsed === false) return;
    void open(row);
  };

  return (
    <>
      <tr
        ref={element}
        data-marked={shared !== null || undefined}
        onClick={onRow}
        className="group/row relative cursor-pointer recolour hover:bg-category-wash has-focus-visible:bg-category-wash data-marked:bg-category-wash max-lg:grid max-lg:min-h-12 max-lg:grid-cols-[36px_minmax(0,1fr)_auto_32px] max-lg:items-center max-lg:border-b max-lg:last:border-b-0"
      >
        <td className={classNames(line, strip, 'max-lg:hidden lg:pl-6')}>
          <CategoryName row={row} isFirst={first} isMarked={shared !== null} />
        </td>
        <td
          className={classNames(
            line,
            'type-small text-right text-ink3 group-hover/row:text-ink2 max-lg:row-span-2 max-lg:pr-2.5 lg:type-body',
          )}
        >
          {row.number}
        </td>
        <th
          scope="row"
          className={classNames(
            line,
            'min-w-0 text-left font-[inherit] lg:pl-5',
            row.links.length > 0 ? 'max-lg:pt-2' : 'max-lg:row-span-2 max-lg:py-2',
          )}
        >
          <NameLink row={row} name={name} onOpen={() => void open(row)} />
          {row.entry && (
            <p className="type-small pr-2 font-[400] text-ink2">
              <Purpose id={row.entry.id} />
            </p>
          )}
        </th>
        <td
          className={classNames(
            line,
            'min-w-0 max-lg:empty:hidden max-lg:col-start-2 max-lg:row-start-2 max-lg:pt-1 max-lg:pb-2',
          )}
        >
          <RelatedLinks urls={row.links} titles={row.titles ?? {}} />
        </td>
        <td
          className={classNames(line, 'max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 max-lg:pl-3')}
        >
          <Access row={row} isFirst={showsAccess} />
        </td>
        <td
          className={classNames(
            line,
            'text-center whitespace-nowrap max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 lg:px-1!',
          )}
        >
          <RowActions row={row} name={name} onLinks={onLinks} />
        </td>
      </tr>
      {shared !== null && (
        <tr className="max-lg:block">
          <td colSpan={6} className={classNames('max-lg:block max-lg:border-b', strip, line)}>
            <SharedLinkNotice
              tool={row}
              name={name}
              address={shared}
              onOpen={(how) => openHere(row, shared, how)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** Category of a row, shown when the row is hovered or marked, and in the first row of the category. */
function CategoryName({
  row,
  isFirst,
  isMarked,
}: {
  readonly row: ToolRow;
  readonly isFirst: boolean;
  readonly isMarked: boolean;
}) {
  const language = useLanguage();
  return (
    <span
      className={classNames(
        'type-label font-[600] text-category',
        !isMarked && seenWhenCurrent,
        !isMarked && isFirst && seenWhenNone,
      )}
    >
      {categoryNames[row.categoryId][language]}
    </span>
  );
}

/** Buttons and links at the end of a row. */
function RowActions({
  row,
  name,
  onLinks,
}: Pick<ToolTableRowProps, 'row' | 'onLinks'> & { readonly name: string }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  return (
    <>
      {onLinks ? (
        <IconButton
          label={t('links.button', { tool: name })}
          className="size-8!"
          onClick={() => onLinks(row)}
        >
          <Link2 {...icon} size={16} />
        </IconButton>
      ) : (
        <ArrowUpRight {...icon} size={14} className="mx-auto text-ink3 lg:hidden" />
      )}
      {row.entry && (
        <StarButton
          id={row.entry.id}
          name={name}
          className="size-8! max-lg:hidden opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 aria-pressed:opacity-100"
        />
      )}
      {row.entry && (
        <Link
          to={localPath(language, `/tools/${row.entry.id}`)}
          aria-label={t('about', { tool: name })}
          data-tip={t('about', { tool: name })}
          className="hidden size-8 items-center justify-center rounded-control text-ink3 recolour hover:text-ink group-hover/row:text-ink2 lg:inline-flex"
        >
          <Info {...icon} size={16} />
        </Link>
      )}
    </>
  );
}

/** Opens the tool. With a modifier key or without scripts, it is a link to the tool's public page. */
function NameLink({
  row,
  name,
  onOpen,
}: {
  readonly row: ToolRow;
  readonly name: string;
  readonly onOpen: () => void;
}) {
  const language = useLanguage();
  const look = classNames(
    'type-body font-[520] recolour decoration-category decoration-[1.5px] underline-offset-[5px] group-hover/row:underline group-has-focus-visible/row:underline',
    row.available ? 'text-ink' : 'text-ink2',
  );
  // Positioned so that it never wraps to a new line.
  const arrow = (
    <span className="relative max-lg:hidden">
      <ArrowUpRight
        {...icon}
        size={14}
        className="absolute top-0.5 left-1.5 text-category opacity-0 group-hover/row:opacity-100"
      />
    </span>
  );
  if (!row.entry) {
    return (
      <button type="button" className={look} onClick={onOpen} lang="en">
        {name}
        {arrow}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={localPath(language, `/tools/${row.entry.id}`)} onClick={onClick} className={look}>
      {name}
      {arrow}
    </a>
  );
}

function Purpose({ id }: { readonly id: CalculatorId }) {
  const { t } = useTranslation('purposes');
  return t(id);
}

/** Access of a row, shown once for consecutive rows with equal access; phones show only member access, the exception. */
function Access({ row, isFirst }: { readonly row: ToolRow; readonly isFirst: boolean }) {
  const { t } = useTranslation('tools');
  if (!row.available) return <Tag>{t('inPreparation')}</Tag>;
  return (
    <span
      className={classNames(
        'type-small whitespace-nowrap text-ink2',
        !isFirst && 'lg:opacity-0 lg:group-hover/row:opacity-100 lg:group-focus-within/row:opacity-100',
        row.access === 'premium' && 'max-lg:sr-only',
      )}
    >
      {t(`access.${row.access}`)}
    </span>
  );
}
