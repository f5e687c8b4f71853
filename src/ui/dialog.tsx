import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Read aloud with the title; give it when the body is more than a form. */
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** Buttons, right-aligned below a hairline. */
  readonly actions?: ReactNode;
  /** `narrow` 440 for confirmations, `default` 640, `wide` 960, `full` the whole screen, for reading. */
  readonly width?: 'narrow' | 'default' | 'wide' | 'full';
  /** Crimson head: something will be gone for good. */
  readonly danger?: boolean;
  readonly children?: ReactNode;
};

const widths = {
  narrow: 'max-w-[440px]',
  default: 'max-w-[640px]',
  wide: 'max-w-[960px]',
  full: 'min-h-[calc(100dvh-48px)] max-sm:min-h-dvh',
} as const;

/**
 * Modal dialog; on phones a sheet at the foot of the screen. The veil is our own element: the library's
 * writes a style element to hold the page still, which the content policy forbids; a rule in base.css does it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  width = 'default',
  danger,
  children,
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div
          data-veil
          data-state={open ? 'open' : 'closed'}
          className="fixed inset-0 z-40 grid items-end overflow-y-auto bg-veil sm:place-items-center sm:p-6 data-[state=closed]:animate-leave data-[state=open]:animate-fade"
        >
          <RadixDialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative flex w-full flex-col border border-line2 bg-p2 shadow-lift max-sm:rounded-t-panel sm:rounded-panel data-[state=open]:animate-appear',
              widths[width],
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
              <div className="min-w-0 grow">
                <RadixDialog.Title className={classNames('type-h2', danger && 'text-err')}>
                  {title}
                </RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="type-body mt-1 text-ink2">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel} className="-mt-1 -mr-2">
                  <X aria-hidden size={16} strokeWidth={1.5} />
                </IconButton>
              </RadixDialog.Close>
            </header>
            {children && <div className="px-5 pb-5 sm:px-6">{children}</div>}
            {actions && (
              <footer className="flex flex-wrap justify-end gap-3 border-t px-5 py-4 max-sm:flex-col-reverse sm:px-6">
                {actions}
              </footer>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
