import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import type { MemberView } from '../admin.contract.ts';
import type { MemberAction } from '../admin.rules.ts';
import { type MemberActionKind, useAdminActions } from './actions.ts';
import { useRefusedWords } from './problem-words.ts';

type ActionButtonProps = {
  readonly member: MemberView;
  readonly kind: MemberActionKind;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
};

/**
 * Button that opens the dialog of an action. If the server would always refuse the action, the button is disabled and
 * shows the reason.
 */
export function ActionButton({ member, kind, variant, children }: ActionButtonProps) {
  const { ask } = useAdminActions();
  const words = useRefusedWords();
  const refused = member.refused[kind as MemberAction];
  if (!refused)
    return (
      <Button {...(variant && { variant })} onClick={() => ask({ kind, person: member })}>
        {children}
      </Button>
    );
  return (
    <Button {...(variant && { variant })} aria-disabled data-tip={words(refused)}>
      {children}
      <span className="sr-only">: {words(refused)}</span>
    </Button>
  );
}
