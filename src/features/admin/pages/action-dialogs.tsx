import type { Action } from './actions.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { GuardedDialog } from './guarded/guarded-dialog.tsx';
import { MemberDialog } from './members/member-dialog.tsx';

export function ActionDialog({
  action,
  onClose,
  onDone,
}: {
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  switch (action.kind) {
    case 'look':
      return <MemberDialog memberId={action.memberId} onClose={onClose} />;
    case 'approve':
    case 'reject':
    case 'refund':
    case 'manual':
    case 'acceptUpload':
    case 'declineUpload':
      return <DecisionDialog action={action} onClose={onClose} onDone={onDone} />;
    default:
      return <GuardedDialog action={action} onClose={onClose} onDone={onDone} />;
  }
}
