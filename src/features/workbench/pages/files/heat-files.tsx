import { useQuery } from '@tanstack/react-query';
import { Download, FileUp, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { apiQuery, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { saveFile } from '../../../../platform/browser/save-file.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button, buttonClass, IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { fileSizeText, heatFileAccept, heatFileLimits } from '../../files/heat-file.rules.ts';
import type { HeatFile, heatFilesContract } from '../../files/heat-files.contract.ts';
import type { Heat } from '../../heats/heats.contract.ts';
import { filesPath, sendHeatFile, useFileNotStored } from './send-heat-file.ts';

/** Files of a heat: certificates, scans, photographs. */
export function HeatFiles({ heat }: { readonly heat: Heat }) {
  const { t } = useTranslation('workbench');
  const { profile } = useSession();
  const query = useQuery({
    ...apiQuery<typeof heatFilesContract.listFiles>(filesPath(heat.id)),
    staleTime: 0,
  });
  const files = query.data ?? [];
  const add = useAddFiles(heat, () => void query.refetch());
  const drop = (event: DragEvent) => {
    if (!profile?.isPremium || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add.mutate([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; a button takes the same files.
    <div
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      <Panel title={t('files.title')} flush>
        {query.isError ? (
          <Notice
            tone="err"
            actions={
              <Button size="small" onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('files.loadFailed')}
          </Notice>
        ) : files.length === 0 ? (
          <p className="type-body p-4 text-ink2">{t('files.none')}</p>
        ) : (
          <ul className="divide-y">
            {files.map((file) => (
              <FileRow key={file.id} file={file} heat={heat} onRemoved={() => void query.refetch()} />
            ))}
          </ul>
        )}
        {profile?.isPremium && files.length < heatFileLimits.perHeat && (
          <div className="flex flex-wrap items-center gap-3 border-t p-4">
            <AddButton pending={add.isPending} onFiles={(picked) => add.mutate(picked)} />
            <span className="type-small text-ink2">
              {t('files.hint', {
                megabytes: heatFileLimits.bytes / 1024 / 1024,
                most: heatFileLimits.perHeat,
              })}
            </span>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** Uploads files one after another and reports the first that was refused. */
function useAddFiles(heat: Heat, onAdded: () => void) {
  const showNotStored = useFileNotStored();
  return useChange({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        try {
          await sendHeatFile(heat.id, file);
        } catch (error) {
          showNotStored(file, error);
          return;
        } finally {
          onAdded();
        }
      }
    },
  });
}

type AddButtonProps = { readonly pending: boolean; readonly onFiles: (files: readonly File[]) => void };

function AddButton({ pending, onFiles }: AddButtonProps) {
  const { t } = useTranslation('workbench');
  return (
    <label
      aria-busy={pending}
      className={buttonClass({ size: 'small', className: 'relative has-focus-visible:outline-2' })}
    >
      <FileUp aria-hidden size={16} strokeWidth={1.5} />
      {t(pending ? 'files.sending' : 'files.add')}
      <input
        type="file"
        multiple
        accept={heatFileAccept}
        disabled={pending}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}

type FileRowProps = { readonly file: HeatFile; readonly heat: Heat; readonly onRemoved: () => void };

function FileRow({ file, heat, onRemoved }: FileRowProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const passing = useTransientErrorMessage();
  const [isAsked, setAsked] = useState(false);
  const path = `${filesPath(heat.id)}/${file.id}` as const;
  const onError = (title: string) => (error: unknown) =>
    toast({ variant: 'destructive', title, description: passing(error) ?? undefined });
  const save = useChange({
    mutationFn: () => saveFile(path, file.name),
    onError: onError(t('files.saveFailed', { name: file.name })),
  });
  const remove = useChange({
    mutationFn: async () => {
      try {
        await call<typeof heatFilesContract.removeFile>('DELETE', path);
      } catch (error) {
        // The file was already deleted in another tab.
        if (!isRefusal<'workbench.no_file'>(error, 'workbench.no_file')) throw error;
      }
    },
    onSuccess: onRemoved,
    onError: onError(t('files.removeFailed', { name: file.name })),
  });
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="type-body wrap-anywhere">{file.name}</p>
        <p className="type-micro text-ink3">
          {fileSizeText(file.sizeBytes, language)} · {shownMoment(file.createdAt)}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton
          label={t('files.save', { name: file.name })}
          disabled={save.isPending}
          onClick={() => save.mutate()}
        >
          <Download aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={t('files.remove', { name: file.name })} onClick={() => setAsked(true)}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      </span>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        danger
        width="narrow"
        title={t('files.removeTitle', { name: file.name })}
        closeLabel={t('heat.close')}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t('heat.keep')}</Button>
            <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('heat.delete')}
            </Button>
          </>
        }
      />
    </li>
  );
}
