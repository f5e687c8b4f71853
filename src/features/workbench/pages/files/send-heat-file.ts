import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { heatFileLimits } from '../../files/heat-file.rules.ts';
import type { HeatFile, heatFilesContract } from '../../files/heat-files.contract.ts';
import { heatsPath } from '../heats/use-heats.ts';

export const filesPath = (heatId: number) => `${heatsPath}/${heatId}/files` as const;

/** Stores a file with a heat. @throws ApiError */
export function sendHeatFile(heatId: number, file: File): Promise<HeatFile> {
  const body = new FormData();
  body.append('file', file);
  return call<typeof heatFilesContract.addFile>('POST', filesPath(heatId), body);
}

const reasons = {
  'workbench.file_type': 'type',
  'workbench.too_many_files': 'tooMany',
  'workbench.files_full': 'full',
  'files.too_large': 'tooLarge',
} as const;

/** Returns a function that shows why a file was not stored. */
export function useFileNotStored(): (file: File, error: unknown) => void {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const values = {
    most: heatFileLimits.perHeat,
    megabytes: heatFileLimits.bytes / 1024 / 1024,
    total: heatFileLimits.memberBytes / 1024 / 1024,
  };
  return ({ name }, error) => {
    const key = error instanceof ApiError ? reasons[error.code as keyof typeof reasons] : undefined;
    toast({
      variant: 'destructive',
      title: t('files.failed', { name }),
      description: key ? t(`files.problem.${key}`, values) : (passing(error) ?? t('files.problem.failed')),
    });
  };
}
