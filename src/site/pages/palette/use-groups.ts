import type { Grade } from '@ferrite/calculators/core/steels/steels.ts';
import { categoryNames } from '@ferrite/calculators/names.ts';
import { pagePath } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ToolRow } from '../../../features/tools/pages/catalogue/catalogue.ts';
import { addressWith, useGrades } from '../../../features/tools/pages/catalogue/grade-search.ts';
import { useLocalTools } from '../../../features/tools/pages/kept/local-tools.ts';
import { shownName, useOpenTool } from '../../../features/tools/pages/use-open-tool.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { hasStoredSession } from '../../../platform/browser/session-key.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { foundTools, keptTools, similarTools, toolsForGrade } from './palette-items.ts';
import { usePostsAndQuestions } from './use-found.ts';
import { type OwnWork, useOwnWork } from './use-own-work.ts';

export type Item = {
  readonly key: string;
  readonly label: string;
  /** Kind of the entry, shown to the right of the label. */
  readonly aside?: string;
  readonly run: (inNewTab: boolean) => void;
};
export type Group = { readonly title: string; readonly items: readonly Item[] };

type Asked = {
  readonly query: string;
  /** Grade for which calculators are listed; null to search everything. */
  readonly grade: Grade | null;
  readonly onGrade: (grade: Grade) => void;
  readonly onClose: () => void;
};

/** Returns the entries found for a query, grouped by kind, with their actions. */
export function useGroups({ query, grade, onGrade, onClose }: Asked) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const { toolItem, dialog } = useToolItem(grade, onClose);
  const kept = useLocalTools();
  const everywhere = grade ? '' : query;
  const hits = useGrades(everywhere);
  const { posts, questions, isSearching: isAsking } = usePostsAndQuestions(everywhere);
  const own = useOwnWork(everywhere);
  const { go, leave } = usePaths(onClose);
  const nameOf = (row: ToolRow) => shownName(row, language);
  const workItem = ({ key, label, aside, path }: OwnWork): Item => ({
    key,
    label,
    ...(aside && { aside }),
    // A saved calculation opens its calculator page, which is not a page of the site.
    run: path.startsWith('/calculators/') ? leave(path) : go(path),
  });
  const gradeItem = ({ grade: each, name }: (typeof hits)[number]): Item => ({
    key: `grade-${each.key}`,
    label: name === each.name ? name : `${name} (${each.name})`,
    ...(each.aliases.number?.[0] && { aside: each.aliases.number[0] }),
    run: () => onGrade(each),
  });
  const groups = (): readonly Group[] => {
    const tools = (rows: readonly ToolRow[]) => rows.map(toolItem);
    if (grade) return [{ title: t('palette.tools'), items: tools(toolsForGrade(query)) }];
    if (query.trim() === '') {
      const { starred, recent } = keptTools(kept.starred, kept.recent);
      const isNew = starred.length + recent.length === 0;
      return [
        { title: t('palette.starred'), items: tools(starred) },
        { title: t('palette.recent'), items: tools(recent) },
        { title: t('palette.tools'), items: isNew ? tools(foundTools('', nameOf)) : [] },
      ];
    }
    const found = foundTools(query, nameOf);
    return [
      { title: t('palette.heats'), items: own.heats.map(workItem) },
      { title: t('palette.saved'), items: own.saved.map(workItem) },
      { title: t('palette.reports'), items: own.reports.map(workItem) },
      { title: t('palette.tools'), items: tools(found) },
      {
        title: t('palette.near'),
        items: found.length + hits.length > 0 ? [] : tools(similarTools(query)),
      },
      { title: t('palette.grades'), items: hits.map(gradeItem) },
      {
        title: t('palette.posts'),
        items: posts.map(({ id, title }) => ({
          key: `post-${id}`,
          label: title,
          run: go(`/resources/${id}`),
        })),
      },
      {
        title: t('palette.questions'),
        items: questions.map(({ id, slug, title }) => ({
          key: `question-${id}`,
          label: title,
          run: go(localPath(language, `/forum/${slug}`)),
        })),
      },
    ];
  };
  const filled = groups().filter(({ items }) => items.length > 0);
  return { groups: filled, isSearching: isAsking || own.isSearching, dialog };
}

/** Returns the actions that open a page of the site, and one outside of it. */
function usePaths(onClose: () => void) {
  const navigate = useNavigate();
  const inTab = (path: string, open: () => void) => (inNewTab: boolean) => {
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else open();
  };
  return {
    go: (path: string) =>
      inTab(path, () => {
        void navigate(path);
        onClose();
      }),
    leave: (path: string) => inTab(path, () => location.assign(path)),
  };
}

/** Returns the entry of a calculator, which opens it with the grade, and the dialog that may appear before. */
function useToolItem(grade: Grade | null, onClose: () => void) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { open, openHere, dialog } = useOpenTool();
  const toolItem = (row: ToolRow): Item => ({
    key: `tool-${row.name}`,
    label: shownName(row, language),
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
  return { toolItem, dialog };
}
