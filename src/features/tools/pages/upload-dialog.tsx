import { FileArchive, Upload } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/browser/api-client.ts';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import type { PlatformCode } from '../../../platform/server/errors/refusals.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { ToolCode } from '../refusals.ts';
import { uploadLimitBytes, uploadTypes } from '../uploads/upload.rules.ts';
import type { uploadsContract } from '../uploads/uploads.contract.ts';
import { useProgress } from './saved/use-progress.ts';

const reasons = {
  'tools.not_an_archive': 'upload.notAnArchive',
  'files.too_large': 'upload.tooLarge',
  'request.too_many': 'upload.tooMany',
  'tools.upload_quota': 'upload.quota',
  'tools.upload_store_full': 'upload.storeFull',
  'tools.uploads_at_once': 'upload.atOnce',
} as const satisfies Partial<Record<ToolCode | PlatformCode, string>>;

/** Returns the error that the server would return for the file; checked before the upload starts. */
function problemOf({ name, size }: File): 'upload.notAnArchive' | 'upload.tooLarge' | null {
  if (!uploadTypes.some((type) => name.toLowerCase().endsWith(type))) return 'upload.notAnArchive';
  return size > uploadLimitBytes ? 'upload.tooLarge' : null;
}

/** Dialog to upload a compressed file as a proposal for a tool. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('tools');
  const { status } = useSession();
  const form = useId();
  const { file, setFile, problem, pending, progress, picker, send } = useUpload();
  const isSignedIn = status === 'signed-in';

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('upload.title')}
      description={t('upload.text')}
      closeLabel={t('links.close')}
      onFiles={([dropped]) => isSignedIn && !pending && setFile(dropped ?? null)}
      actions={
        <Button
          type="submit"
          form={form}
          variant="hot"
          disabled={!isSignedIn || !file || problem !== null}
          pending={pending}
        >
          {!pending && <Upload aria-hidden size={16} strokeWidth={1.5} />}
          {t('upload.send')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} className="flex flex-col gap-4 pt-1">
        <Field
          label={t('upload.file')}
          hint={isSignedIn ? undefined : t('upload.login')}
          error={problem ? t(problem) : undefined}
        >
          {(control) => (
            <span className="flex items-center gap-3 rounded-control border border-ctl bg-well p-1.5">
              <label
                htmlFor={control.id}
                className={buttonClass({
                  size: 'small',
                  className: 'has-disabled:opacity-50 has-focus-visible:outline-2',
                })}
              >
                <FileArchive aria-hidden size={16} strokeWidth={1.5} />
                {t('upload.choose')}
                <input
                  {...control}
                  ref={picker}
                  type="file"
                  aria-label={t('upload.file')}
                  accept={uploadTypes.join(',')}
                  disabled={!isSignedIn || pending}
                  className="sr-only"
                  onChange={(event) => setFile(event.target.files?.[0] ?? null)}
                />
              </label>
              <span className="type-small min-w-0 truncate text-ink2">{file?.name ?? t('upload.none')}</span>
            </span>
          )}
        </Field>
        <UploadProgress value={progress} />
      </form>
    </Dialog>
  );
}

/** Manages the file to upload and its upload. */
function useUpload() {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [pending, setPending] = useState(false);
  const progress = useProgress();
  const problem = file && problemOf(file);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || problem || pending) return;
    const body = new FormData();
    body.append('file', file);
    setPending(true);
    progress.begin();
    try {
      const { fileName } = await call<typeof uploadsContract.send>('POST', '/api/upload', body);
      toast({ title: t('upload.done'), description: t('upload.doneText', { name: fileName }) });
      setFile(null);
      if (picker.current) picker.current.value = '';
    } catch (error) {
      const key = error instanceof ApiError ? reasons[error.code as keyof typeof reasons] : undefined;
      toast({
        variant: 'destructive',
        title: t('upload.error'),
        description: key ? t(key) : (passing(error) ?? t('upload.failed')),
      });
    } finally {
      setPending(false);
      progress.finish();
    }
  };

  return { file, setFile, problem, pending, progress: progress.value, picker, send };
}

function UploadProgress({ value }: { readonly value: number }) {
  const { t } = useTranslation('tools');
  const bar = useId();
  return (
    <div>
      <div className="flex justify-between">
        <span id={bar} className="type-small text-ink2">
          {t('upload.progress')}
        </span>
        <span className="type-small text-ink2">{value} %</span>
      </div>
      <progress
        aria-labelledby={bar}
        value={value}
        max={100}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-tag bg-p3 [&::-moz-progress-bar]:bg-hot [&::-webkit-progress-bar]:bg-p3 [&::-webkit-progress-value]:bg-hot"
      />
    </div>
  );
}
