import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import type { MemberView } from '../admin.contract.ts';
import type { MemberDeed } from '../admin.rules.ts';
import { type MemberDeedKind, useDeeds } from './deeds.ts';
import { useRefusedWords } from './problem-words.ts';

type DeedButtonProps = {
  readonly member: MemberView;
  readonly kind: MemberDeedKind;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
};

/** Asks for a deed; one that the server refuses in any case cannot be pressed, and says why. */
export function DeedButton({ member, kind, variant, children }: DeedButtonProps) {
  const { ask } = useDeeds();
  const words = useRefusedWords();
  const refused = member.refused[kind as MemberDeed];
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
