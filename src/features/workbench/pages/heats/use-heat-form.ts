import { useState } from 'react';
import { useChange } from '../../../../layout/use-change.ts';
import { call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { HeatContent } from '../../heats/heat.rules.ts';
import { type DraftReading, readDraft } from '../../heats/heat-form.rules.ts';
import type { Heat, heatsContract } from '../../heats/heats.contract.ts';
import type { WorkbenchCode } from '../../refusals.ts';
import type { Base } from '../drafts/heat-entries.ts';
import { useHeatEntries } from '../drafts/use-heat-entries.ts';
import { sendHeatFile, useFileNotStored } from '../files/send-heat-file.ts';
import type { PageChanges } from './page-changes.ts';
import { heatsPath } from './use-heats.ts';

export type HeatFormProps = {
  /** Heat that is edited; undefined for a new heat. */
  readonly heat?: Heat;
  /** Id of a deleted heat whose unsaved entries become a new heat. */
  readonly deletedId?: number | undefined;
  readonly changes?: PageChanges | null;
  readonly onSaved: (heat: Heat) => void;
  readonly onCancel: () => void;
};

/** Certificate from which the values were read; stored with the heat only if the member selects this. */
type Attachment = { readonly file: File; readonly isWanted: boolean };

/** Returns the state of the form of a heat: draft, problems, saving, and conflicts with changes in another tab. */
export function useHeatForm(props: HeatFormProps) {
  const { onSaved, onCancel } = props;
  const language = useLanguage();
  const entries = useHeatEntries(props);
  const { draft, base } = entries;
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
    onSuccess: (saved) => {
      entries.forget();
      onSaved(saved);
    },
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
    // The stored entries may have been deleted with the other data of the browser.
    entries.keep();
    save.mutate({ content: reading.content, on });
  }

  /** Replaces the draft by the stored heat, or by the entries that the form opened with. */
  function discard(): void {
    entries.reset(stored ?? undefined);
    setStored(null);
    setAsked(false);
    save.reset();
  }

  /** Saves the draft over the stored version. */
  function overwrite(): void {
    entries.setBase(stored);
    submit(stored);
  }

  function cancel(): void {
    entries.forget();
    onCancel();
  }

  return {
    ...entries,
    problems,
    save,
    submit,
    stored,
    discard,
    cancel,
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
    : call<typeof heatsContract.createHeat>('POST', heatsPath, body, { isRepeatable: true });
}
