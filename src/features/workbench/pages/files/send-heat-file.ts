import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
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

/** Returns the reason why a file was not stored, in the language of the page. */
export function useFileProblem(): (error: unknown) => string {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const values = {
    most: heatFileLimits.perHeat,
    megabytes: heatFileLimits.bytes / 1024 / 1024,
    total: heatFileLimits.memberBytes / 1024 / 1024,
  };
  return (error) => {
    const key = error instanceof ApiError ? reasons[error.code as keyof typeof reasons] : undefined;
    return key ? t(`files.problem.${key}`, values) : (passing(error) ?? t('files.problem.failed'));
  };
}
