import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { UploadState } from '../upload.store.ts';
import { uploadMail } from '../upload-mail.ts';
import { viewUpload } from '../upload-view.ts';
import type { ToolUpload } from '../uploads.contract.ts';
import type { UploadDeps } from './deps.ts';
import { requireUpload } from './read-upload.ts';

/** Saves a decision and notifies the sender when it changes. @throws AppError 404 */
export async function decideUpload(
  deps: UploadDeps,
  id: string,
  { state, notes }: { readonly state: Exclude<UploadState, 'new'>; readonly notes: string | null },
  caller: Caller,
): Promise<ToolUpload> {
  const { store, clock, audit, site, sendWith } = deps;
  const row = await requireUpload(deps, id);
  const decidedAt = clock.now();
  const isNews = row.state !== state || row.notes !== notes;
  const entry = {
    action: `tools.upload_${state}` as const,
    memberId: caller.memberId,
    targetId: row.senderId,
    details: { upload: row.id, from: row.state, ...(notes ? { notes } : {}) },
    at: decidedAt,
  };
  await store.transaction(async (tx) => {
    const decision = { state, notes, decidedBy: caller.memberId, decidedAt };
    if (!(await store.decide(tx, row.id, decision))) throw refuse('tools.no_upload');
    await audit(entry, tx);
    const { senderEmail: to, sender: name, senderLanguage: language, fileName } = row;
    // If the sender's account was deleted, no email is sent.
    if (to && isNews)
      await sendWith(tx, uploadMail({ to, name: name ?? '', language, fileName, state, notes }, site));
  });
  return viewUpload({ ...row, state, notes, decidedAt });
}
