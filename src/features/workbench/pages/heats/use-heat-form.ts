import { elements } from '@ferrite/calculators/core/elements.ts';
import { useState } from 'react';
import { useChange } from '../../../../layout/use-change.ts';
import { call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { HeatContent } from '../../heats/heat.rules.ts';
import {
  contentText,
  type DraftReading,
  draftOf,
  emptyDraft,
  type HeatDraft,
  readDraft,
  withContent,
} from '../../heats/heat-form.rules.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import type { WorkbenchCode } from '../../refusals.ts';
import { sendHeatFile, useFileNotStored } from '../files/send-heat-file.ts';
import type { PageChanges } from './page-changes.ts';
import { heatsPath } from './use-heats.ts';

export type HeatFormProps = {
  /** Heat that is edited; undefined for a new heat. */
  readonly heat?: Heat;
  readonly changes?: PageChanges | null;
  readonly onSaved: (heat: Heat) => void;
  readonly onCancel: () => void;
};

/** Certificate from which the values were read; stored with the heat only if the member selects this. */
type Attachment = { readonly file: File; readonly isWanted: boolean };

/** Version on which an edit is based; null for a new heat. */
type Base = { readonly id: number; readonly version: number } | null;

function startDraft({ heat, changes }: HeatFormProps, language: Language): HeatDraft {
  const named = { ...emptyDraft, name: changes?.name ?? '', grade: changes?.grade ?? '' };
  const draft = heat ? draftOf(heat, language) : named;
  if (!changes) return draft;
  const content = { analysis: changes.contents, tolerance: changes.tolerance, below: changes.below };
  return elements
    .filter((element) => element in changes.contents)
    .reduce(
      (before, element) => withContent(before, element, contentText(element, content, language)),
      draft,
    );
}

/** Returns the state of the form of a heat: draft, problems, saving, and conflicts with changes in another tab. */
export function useHeatForm(props: HeatFormProps) {
  const { heat, onSaved } = props;
  const language = useLanguage();
  const [draft, setDraft] = useState(() => startDraft(props, language));
  const [base, setBase] = useState<Base>(heat ?? null);
  const [isAsked, setAsked] = useState(false);
  const [stored, setStored] = useState<Heat | null>(null);
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const attach = useAttaching();
  const reading: DraftReading = readDraft(draft, language);
  const problems = isAsked && !reading.ok ? reading.problems : {};

  const save = useChange({
    mutationFn: async ({ content, on }: { readonly content: HeatContent; readonly on: Base }) => {
      const saved = await send(content, on);
      if (attachment?.isWanted) await attach(saved, attachment.file);
      return saved;
    },
    onSuccess: onSaved,
    onError: async (error) => {
      if (!isRefusal<WorkbenchCode>(error, 'workbench.heat_changed') || !base) return;
      const read = call<typeof heatsContract.readHeat>('GET', `${heatsPath}/${base.id}`);
      setStored(await read.catch(() => null));
    },
  });

  /** Saves the draft. @param on version on which the change is based; null creates a new heat */
  function submit(on: Base = base): void {
    setAsked(true);
    if (!reading.ok || save.isPending) return;
    setStored(null);
    save.mutate({ content: reading.content, on });
  }

  /** Replaces the draft by the stored heat. */
  function discard(): void {
    if (!stored) return;
    setDraft(draftOf(stored, language));
    setBase(stored);
    setStored(null);
    save.reset();
  }

  /** Saves the draft over the stored version. */
  function overwrite(): void {
    setBase(stored);
    submit(stored);
  }

  return {
    draft,
    setDraft,
    problems,
    save,
    submit,
    stored,
    discard,
    overwrite,
    attachment,
    setAttachment,
  };
}

/** Stores a file with a heat that has just been saved; if that fails, the heat stays saved. */
function useAttaching() {
  const showNotStored = useFileNotStored();
  return async (heat: Heat, file: File): Promise<void> => {
    try {
      await sendHeatFile(heat.id, file);
    } catch (error) {
      showNotStored(file, error);
    }
  };
}

function send(content: HeatContent, base: Base): Promise<Heat> {
  const body = { ...content, below: [...content.below], sources: [...content.sources] };
  return base
    ? call<typeof heatsContract.changeHeat>('PATCH', `${heatsPath}/${base.id}`, {
        ...body,
        version: base.version,
      })
    : call<typeof heatsContract.createHeat>('POST', heatsPath, body);
}
