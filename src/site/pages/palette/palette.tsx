import type { Grade } from '@ferrite/calculators/core/steels/steels.ts';
import { categoryNames } from '@ferrite/calculators/names.ts';
import { pagePath } from '@ferrite/calculators/registry.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ToolRow } from '../../../features/tools/pages/catalogue/catalogue.ts';
import { addressWith, useGrades } from '../../../features/tools/pages/catalogue/grade-search.ts';
import { useLocalTools } from '../../../features/tools/pages/kept/local-tools.ts';
import { shownName, useOpenTool } from '../../../features/tools/pages/use-open-tool.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { hasStoredSession } from '../../../platform/browser/session-key.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { foundTools, keptTools, similarTools, toolsForGrade } from './palette-items.ts';
import { usePostsAndQuestions } from './use-found.ts';
import { type OwnWork, useOwnWork } from './use-own-work.ts';

type Item = {
  readonly key: string;
  readonly label: string;
  /** Kind of the entry, shown to the right of the label. */
  readonly aside?: string;
  readonly run: (inNewTab: boolean) => void;
};
type Group = { readonly title: string; readonly items: readonly Item[] };

type PaletteProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Command palette that finds the member's own work, calculators, steel grades, posts and questions. */
export default function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation('layout');
  const [query, setQuery] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  const [active, setActive] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { groups, isSearching, dialog } = useGroups({ query, grade, setGrade, setQuery, onClose });
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, items.length - 1);

  useEffect(() => {
    if (isOpen) return;
    setQuery('');
    setGrade(null);
    setActive(0);
  }, [isOpen]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    const next = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(last, current + 8),
      PageUp: Math.max(0, current - 8),
    }[event.key];
    if (event.key === 'Backspace' && query === '' && grade) setGrade(null);
    if (event.key === 'Enter') {
      event.preventDefault();
      items[current]?.run(event.ctrlKey || event.metaKey);
    }
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }

  const nothing = query.trim() !== '' && items.length === 0 && !isSearching;
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && onClose()}
        title={grade ? t('palette.withGrade', { grade: grade.name }) : t('palette.title')}
        closeLabel={t('palette.close')}
      >
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('palette.field')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, 'h-12')}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('palette.title')}
          className="mt-3 h-[min(400px,50dvh)] overflow-y-auto"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options outside of a select.
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden="true" className="type-column px-2 pt-2 pb-1 text-ink3">
                {group.title}
              </p>
              {group.items.map((item) => {
                const at = items.indexOf(item);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys.
                  <div
                    key={item.key}
                    id={`${id}-${at}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === current}
                    onPointerMove={() => setActive(at)}
                    onClick={(event) => item.run(event.ctrlKey || event.metaKey)}
                    className="type-body flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-p3 sm:min-h-10"
                  >
                    <span className="min-w-0 grow truncate">{item.label}</span>
                    {item.aside && <span className="type-small shrink-0 text-ink3">{item.aside}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p role="status" className="type-small mt-2 min-h-5 text-ink2">
          {nothing && (
            <>
              {t('palette.nothing', { query: query.trim() })} <AskLink query={query} onClose={onClose} />
            </>
          )}
        </p>
      </Dialog>
      {dialog}
    </>
  );
}

function AskLink({ query, onClose }: { readonly query: string; readonly onClose: () => void }) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <Link
      to={`${localPath(language, '/forum')}?ask=1&title=${encodeURIComponent(query.trim())}`}
      onClick={onClose}
      className="textlink"
    >
      {t('palette.ask')}
    </Link>
  );
}

type Asked = {
  readonly query: string;
  readonly grade: Grade | null;
  readonly setGrade: (grade: Grade) => void;
  readonly setQuery: (query: string) => void;
  readonly onClose: () => void;
};

/** Returns the entries found for a query, grouped by kind, with their actions. */
function useGroups({ query, grade, setGrade, setQuery, onClose }: Asked) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const navigate = useNavigate();
  const { open, openHere, dialog } = useOpenTool();
  const kept = useLocalTools();
  const hits = useGrades(grade ? '' : query);
  const { posts, questions, isSearching: isAsking } = usePostsAndQuestions(grade ? '' : query);
  const own = useOwnWork(grade ? '' : query);
  const nameOf = (row: ToolRow) => shownName(row, language);

  const go = (path: string) => (inNewTab: boolean) => {
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
    if (!inNewTab) onClose();
  };
  const leave = (path: string) => (inNewTab: boolean) => {
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else location.assign(path);
  };
  const toolItem = (row: ToolRow): Item => ({
    key: `tool-${row.name}`,
    label: nameOf(row),
    aside: categoryNames[row.categoryId][language],
    run(inNewTab) {
      if (!row.entry) return;
      const address = grade ? addressWith(row, grade) : `/calculators/${pagePath(row.entry)}`;
      onClose();
      // For visitors the entry opens the public page of the calculator.
      if (!hasStoredSession()) void navigate(localPath(language, `/tools/${row.entry.id}`));
      else if (inNewTab && !grade) void open(row);
      else void openHere(row, address);
    },
  });
  const workItem = ({ key, label, aside, path }: OwnWork): Item => ({
    key,
    label,
    ...(aside && { aside }),
    // A saved calculation opens its calculator page, which is not a page of the site.
    run: path.startsWith('/calculators/') ? leave(path) : go(path),
  });
  const groupOf = (title: string, items: readonly Item[]): readonly Group[] =>
    items.length > 0 ? [{ title, items }] : [];

  const found = query.trim() === '' ? [] : foundTools(query, nameOf);
  const similar = found.length + hits.length > 0 ? [] : similarTools(query);
  const { starred, recent } = keptTools(kept.starred, kept.recent);
  const groups = grade
    ? groupOf(t('palette.tools'), toolsForGrade(query).map(toolItem))
    : query.trim() === ''
      ? [
          ...groupOf(t('palette.starred'), starred.map(toolItem)),
          ...groupOf(t('palette.recent'), recent.map(toolItem)),
          ...(starred.length + recent.length === 0
            ? groupOf(t('palette.tools'), foundTools('', nameOf).map(toolItem))
            : []),
        ]
      : [
          ...groupOf(t('palette.heats'), own.heats.map(workItem)),
          ...groupOf(t('palette.saved'), own.saved.map(workItem)),
          ...groupOf(t('palette.reports'), own.reports.map(workItem)),
          ...groupOf(t('palette.tools'), found.map(toolItem)),
          ...groupOf(t('palette.near'), similar.map(toolItem)),
          ...groupOf(
            t('palette.grades'),
            hits.map(
              ({ grade: each, name }): Item => ({
                key: `grade-${each.key}`,
                label: name === each.name ? name : `${name} (${each.name})`,
                ...(each.aliases.number?.[0] && { aside: each.aliases.number[0] }),
                run() {
                  setGrade(each);
                  setQuery('');
                },
              }),
            ),
          ),
          ...groupOf(
            t('palette.posts'),
            posts.map(
              ({ id, title }): Item => ({
                key: `post-${id}`,
                label: title,
                run: go(`/resources/${id}`),
              }),
            ),
          ),
          ...groupOf(
            t('palette.questions'),
            questions.map(
              ({ id, slug, title }): Item => ({
                key: `question-${id}`,
                label: title,
                run: go(localPath(language, `/forum/${slug}`)),
              }),
            ),
          ),
        ];
  return { groups, isSearching: isAsking || own.isSearching, dialog };
}
