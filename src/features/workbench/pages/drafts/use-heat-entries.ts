import { elements } from '@ferrite/calculators/core/elements.ts';
import { useState } from 'react';
import { useUnsaved } from '../../../../layout/unsaved/use-unsaved.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import {
  contentText,
  draftOf,
  emptyDraft,
  type HeatDraft,
  withContent,
} from '../../heats/heat-form.rules.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import type { PageChanges } from '../heats/page-changes.ts';
import {
  type Base,
  type HeatEntries,
  heatForm,
  isSameDraft,
  originOf,
  readHeatEntries,
} from './heat-entries.ts';

type Opened = {
  /** Heat that is edited; a new one otherwise. */
  readonly heat?: Heat | undefined;
  /** Id of a deleted heat whose unsaved entries become a new heat. */
  readonly deletedId?: number | undefined;
  readonly changes?: PageChanges | null | undefined;
};

/** Returns whether this tab held unsaved entries of a deleted heat when the component was mounted. */
export function useHasEntriesOf(deletedId: number): boolean {
  const { found } = useUnsaved(heatForm(deletedId, ''), (stored) => readHeatEntries(stored, deletedId));
  return found !== null;
}

/** Returns whether this tab held unsaved entries of a heat when the component was mounted. */
export function useHasHeatEntries(heat: Heat): boolean {
  const language = useLanguage();
  const { found } = useUnsaved(heatForm(heat.id, ''), (stored) => readHeatEntries(stored, heat.id));
  const [has] = useState(() => found !== null && !isSameDraft(found.entries.draft, draftOf(heat, language)));
  return has;
}

/** Entries of the form of a heat. Unsaved ones are restored when the form opens again. */
export function useHeatEntries({ heat, deletedId, changes }: Opened) {
  const language = useLanguage();
  const id = heat?.id ?? deletedId;
  const unsaved = useUnsaved(heatForm(id, originOf(changes)), (stored) => readHeatEntries(stored, id));
  const [start, setStart] = useState(() => startOf({ heat, changes }, language));
  const [restored, setRestored] = useState(() => {
    const { found } = unsaved;
    return found && !isSameDraft(found.entries.draft, start.draft) ? found : null;
  });
  const [entries, setEntries] = useState(() =>
    restored ? withOrigin(restored.entries, changes, language) : start,
  );

  /** Stores the entries in this tab if they differ from those that the form opened with. */
  function keep(next: HeatEntries): void {
    if (isSameDraft(next.draft, start.draft)) unsaved.forget();
    else unsaved.keep(next);
  }

  function setDraft(draft: HeatDraft): void {
    const next = { ...entries, draft };
    setEntries(next);
    keep(next);
  }

  /** Replaces the entries by those of a stored heat, or by those that the form opened with. */
  function reset(stored?: Heat): void {
    const next = stored ? startOf({ heat: stored }, language) : start;
    unsaved.forget();
    setRestored(null);
    setStart(next);
    setEntries(next);
  }

  return {
    draft: entries.draft,
    base: deletedId === undefined ? entries.base : null,
    setDraft,
    setBase: (base: Base) => setEntries({ ...entries, base }),
    isChanged: !isSameDraft(entries.draft, start.draft),
    /** Time of the restored entries; null if none were restored. */
    restoredAt: restored?.savedAt ?? null,
    reset,
    keep: () => keep(entries),
    forget: unsaved.forget,
  };
}

/** Returns the entries of a form that opens: those of the heat with the changes of another page. */
function startOf({ heat, changes }: Opened, language: Language): HeatEntries {
  const named = { ...emptyDraft, name: changes?.name ?? '', grade: changes?.grade ?? '' };
  return {
    draft: withChanges(heat ? draftOf(heat, language) : named, changes, language),
    base: heat ? { id: heat.id, version: heat.version } : null,
    origin: originOf(changes),
  };
}

/** Adds changes of another page to restored entries that were typed without them. */
function withOrigin(entries: HeatEntries, changes: Opened['changes'], language: Language): HeatEntries {
  const origin = originOf(changes);
  if (origin === '' || origin === entries.origin) return entries;
  return { ...entries, draft: withChanges(entries.draft, changes, language), origin };
}

function withChanges(draft: HeatDraft, changes: Opened['changes'], language: Language): HeatDraft {
  if (!changes) return draft;
  const content = { analysis: changes.contents, tolerance: changes.tolerance, below: changes.below };
  return elements
    .filter((element) => element in changes.contents)
    .reduce(
      (before, element) => withContent(before, element, contentText(element, content, language)),
      draft,
    );
}
