import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PopoverProps = {
  /** The button that opens it; must pass on props and ref, as Button and IconButton do. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A small surface beside its button, for a few controls; Escape and a click outside close it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <RadixPopover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          align={align}
          sideOffset={6}
          collisionPadding={16}
          aria-label={label}
          className={classNames(
            'z-30 max-w-[min(480px,calc(100vw-32px))] rounded-panel border border-line2 bg-p2 p-4 shadow-lift',
            'data-[state=closed]:animate-leave data-[state=open]:animate-appear',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
