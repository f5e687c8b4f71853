/** Use cases of files that are stored with heats. Reading and deleting remain possible after the membership has ended. */
import { fileTypeFromFile } from 'file-type';
import type { Clock } from '../../../platform/server/clock.ts';
import { fileNameWith } from '../../../platform/server/files/file-name.ts';
import type { ReceivedFile } from '../../../platform/server/files/receive.ts';
import type { Uploads } from '../../../platform/server/files/uploads.ts';
import type { HeatStore } from '../heats/heats.store.ts';
import type { HeatCaller } from '../heats/heats.ts';
import { refuse } from '../refusals.ts';
import { exceededLimit, heatFileLimits, heatFileTypes } from './heat-file.rules.ts';
import type { HeatFileStore } from './heat-files.store.ts';

export type HeatFileDependencies = {
  readonly files: HeatFileStore;
  readonly heats: Pick<HeatStore, 'find'>;
  readonly uploads: Pick<Uploads, 'storePrivate' | 'read' | 'remove' | 'temporaryFolder'>;
  readonly clock: Clock;
};
type FilePlace = { readonly heatId: number; readonly fileId: number };

const limitRefusal = (limit: NonNullable<ReturnType<typeof exceededLimit>>) =>
  limit === 'workbench.too_many_files'
    ? refuse(limit, { about: heatFileLimits.perHeat, fields: { most: heatFileLimits.perHeat } })
    : refuse(limit, { about: heatFileLimits.memberBytes / 1024 / 1024 });

async function requireHeat({ heats }: HeatFileDependencies, { memberId }: HeatCaller, id: number) {
  if (!(await heats.find({ memberId, id }))) throw refuse('workbench.no_heat');
}

/** Returns the files of the caller's heat, newest first. @throws AppError 404 */
export async function listHeatFiles(deps: HeatFileDependencies, caller: HeatCaller, heatId: number) {
  await requireHeat(deps, caller, heatId);
  return deps.files.list(heatId);
}

/**
 * Checks whether the caller may add a file, before the request body is read. @throws AppError 403 without premium, 404,
 * 409 at a limit
 */
export async function admitHeatFile(
  deps: HeatFileDependencies,
  caller: HeatCaller,
  heatId: number,
): Promise<void> {
  if (!caller.isPremium) throw refuse('workbench.premium_required');
  await requireHeat(deps, caller, heatId);
  const limit = exceededLimit(await deps.files.count(caller.memberId, heatId), 1);
  if (limit) throw limitRefusal(limit);
}

/**
 * Stores a received file with a heat.
 * @throws AppError 415 unless the content is PDF, PNG, JPEG or WebP; 409 at a limit; 404 if the heat was deleted
 */
export async function addHeatFile(
  { files, uploads, clock }: HeatFileDependencies,
  caller: HeatCaller,
  heatId: number,
  file: ReceivedFile,
) {
  const found = await fileTypeFromFile(file.path);
  const extension = heatFileTypes.find((each) => each === found?.ext);
  if (!extension) throw refuse('workbench.file_type');
  const fileKey = await uploads.storePrivate('heats', file, extension);
  try {
    const stored = await files.insert(
      {
        heatId,
        userId: caller.memberId,
        name: fileNameWith(file.name, { extension, known: [...heatFileTypes, 'jpeg'], fallback: 'file' }),
        fileKey,
        sizeBytes: file.sizeBytes,
        createdAt: clock.now(),
      },
      exceededLimit,
    );
    if (stored === null) throw refuse('workbench.no_heat');
    if ('limit' in stored) throw limitRefusal(stored.limit);
    return stored.file;
  } catch (error) {
    await uploads.remove(fileKey);
    throw error;
  }
}

/** Returns a file of the caller's heat with its name. @throws AppError 404 */
export async function readHeatFile(
  { files, uploads }: HeatFileDependencies,
  { memberId }: HeatCaller,
  place: FilePlace,
) {
  const row = await files.find({ memberId, ...place });
  const file = row && (await uploads.read(row.fileKey));
  if (!row || !file) throw refuse('workbench.no_file');
  return { name: row.name, file };
}

/** Deletes a file of the caller's heat. @throws AppError 404 */
export async function removeHeatFile(
  { files, uploads }: HeatFileDependencies,
  { memberId }: HeatCaller,
  place: FilePlace,
): Promise<void> {
  const key = await files.remove({ memberId, ...place });
  if (key === null) throw refuse('workbench.no_file');
  await uploads.remove(key);
}
