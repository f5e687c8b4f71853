import { type DragEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CancelButton } from '../../../../layout/unsaved/cancel-button.tsx';
import { RestoredEntries } from '../../../../layout/unsaved/restored-entries.tsx';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { maxHeats } from '../../heats/heat.rules.ts';
import { HeatFrame } from '../heat-frame.tsx';
import { useHeats } from '../heats/use-heats.ts';
import { FoundHeats, savedNoteId } from './found-heats.tsx';
import { TableEntry } from './table-entry.tsx';
import { type Import, useImport } from './use-import.ts';
import { useTableFile } from './use-table-file.ts';

export const handle = pageWords('workbench');

/** Page that creates several heats from a table. */
export default function ImportPage() {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  return (
    <HeatFrame path="/workbench/heats/import" heading={t('import.title')}>
      {profile?.isPremium && <ImportForm />}
    </HeatFrame>
  );
}

const noRows: Pick<Import, 'text' | 'rows' | 'chosen'> = { text: '', rows: [], chosen: [] };

function ImportForm() {
  const { t } = useTranslation('workbench');
  const navigate = useNavigate();
  const { data: stored = [] } = useHeats();
  const [timesSaved, setTimesSaved] = useState(0);
  // The save button, which had the focus, is disabled until another row is chosen.
  useEffect(() => {
    if (timesSaved > 0) document.getElementById(savedNoteId)?.focus();
  }, [timesSaved]);
  const entered = useImport(stored, (count, left) => {
    setTimesSaved((times) => times + 1);
    toast({ title: left > 0 ? t('import.savedSome', { count, left }) : t('import.saved', { count }) });
    if (left === 0) void navigate('/workbench');
  });
  const file = useTableFile(entered.setTable);
  // The rows of the table before are not offered while the next one is read.
  const state: Import = file.isWaiting ? { ...entered, ...noRows } : entered;
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void file.read(dropped);
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        state.save.mutate(state.chosen);
      }}
    >
      <RestoredEntries savedAt={state.restoredAt} onDiscard={state.discard} />
      <TableEntry state={entered} file={file} />
      <p role="status" className="sr-only">
        {state.rows.length > 0 && t('import.found', { count: state.rows.length })}
      </p>
      <FoundHeats state={state} />
      <SaveProblem state={state} room={maxHeats - stored.length} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="hot"
          pending={state.save.isPending}
          disabled={
            !state.isCurrent || state.chosen.length === 0 || state.chosen.length > maxHeats - stored.length
          }
        >
          {t('import.save', { count: state.chosen.length })}
        </Button>
        <CancelButton
          isChanged={entered.text.trim() !== ''}
          onCancel={() => {
            state.forget();
            void navigate('/workbench');
          }}
        >
          {t('form.cancel')}
        </CancelButton>
      </div>
    </form>
  );
}

/** States why the chosen heats cannot be saved, or were not. */
function SaveProblem({ state, room }: { readonly state: Import; readonly room: number }) {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  if (state.chosen.length > room)
    return <Notice tone="err">{t('import.full', { most: maxHeats, room: Math.max(0, room) })}</Notice>;
  const { error } = state.save;
  if (!error) return null;
  // Without a response, the heats may be stored.
  const text = error instanceof ApiError ? (passing(error) ?? t('import.failed')) : t('import.unknown');
  return <Notice tone="err">{text}</Notice>;
}
