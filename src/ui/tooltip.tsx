import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;

/** Stands once around a screen that has tooltips: after one was shown, the next needs no waiting. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  readonly content: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that passes on props and ref; it must make sense without the tooltip. */
  readonly children: ReactNode;
};

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={16}
          className="type-small z-50 max-w-72 animate-fade rounded-control border border-line2 bg-p2 px-2.5 py-1 text-ink shadow-lift"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
