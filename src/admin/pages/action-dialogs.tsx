import type { Action } from './actions.ts';
import { GuardedDialog } from './guarded-dialog.tsx';
import { MemberDialog } from './members/member-dialog.tsx';
import { NotedDialog } from './noted-dialog.tsx';

/** The dialog of what somebody asked for. */
export function ActionDialog({
  deed,
  onClose,
  onDone,
}: {
  readonly deed: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  switch (deed.kind) {
    case 'look':
      return <MemberDialog memberId={deed.memberId} onClose={onClose} />;
    case 'approve':
    case 'reject':
    case 'refund':
    case 'manual':
    case 'acceptUpload':
    case 'declineUpload':
      return <NotedDialog deed={deed} onClose={onClose} onDone={onDone} />;
    default:
      return <GuardedDialog deed={deed} onClose={onClose} onDone={onDone} />;
  }
}
