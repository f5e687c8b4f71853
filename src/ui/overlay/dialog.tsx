import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { type OpenerChain, openerChain, returnFocus } from './opener.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Description for screen readers; needed if the dialog contains more than a form. */
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** Buttons at the bottom, right-aligned below a thin line. */
  readonly actions?: ReactNode;
  /**
   * Width in px: `narrow` 440 for confirmations, `default` 640, `wide` 960; `full` uses the whole screen, for reading.
   */
  readonly width?: 'narrow' | 'default' | 'wide' | 'full';
  /** Red header for a deletion that cannot be undone. */
  readonly danger?: boolean;
  /** Receives files that are pasted or dropped anywhere on the screen while the dialog is open. */
  readonly onFiles?: (files: File[], how: 'pasted' | 'dropped') => void;
  readonly children?: ReactNode;
};

const widths = {
  narrow: 'max-w-[440px]',
  default: 'max-w-[640px]',
  wide: 'max-w-[960px]',
  full: 'min-h-[calc(100dvh-48px)] max-sm:min-h-dvh',
} as const;

/** Returns the first field in the dialog's body, else the first of the buttons at the bottom. */
function firstControl(content: HTMLElement): HTMLElement | null {
  const fields = 'input:not([type=file], [type=hidden], :disabled), select, textarea, [contenteditable=true]';
  return (
    content.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`) ??
    content.querySelector<HTMLElement>('footer button:not(:disabled)')
  );
}

/**
 * Modal dialog; on phones a sheet at the bottom. It has its own overlay, because that of the library inserts a style
 * element, which the content security policy forbids.
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
  onFiles,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const openers = useRef<OpenerChain>([]);
  const change = useRef(onOpenChange);
  change.current = onOpenChange;
  // The library passes Escape only to the layer opened last, which may be a toast, so the dialog handles it itself.
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if ([...document.querySelectorAll('[data-veil]')].at(-1) === veil.current) change.current(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const take = (event: ClipboardEvent | DragEvent, files: FileList, how: 'pasted' | 'dropped') => {
    // A field inside the dialog may already have handled the files.
    if (!onFiles || files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...files], how);
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; a button selects files, too. */}
        <div
          ref={veil}
          data-veil
          data-state={open ? 'open' : 'closed'}
          onPaste={(event) => take(event, event.clipboardData.files, 'pasted')}
          onDragOver={(event) => onFiles && event.preventDefault()}
          onDrop={(event) => take(event, event.dataTransfer.files, 'dropped')}
          // With `safe`, a dialog taller than the screen starts at the top edge of the screen.
          className="fixed inset-0 z-40 grid items-end-safe overflow-y-auto bg-veil sm:place-items-center-safe sm:p-6 data-[state=closed]:animate-leave data-[state=open]:animate-fade"
        >
          <RadixDialog.Content
            ref={content}
            onOpenAutoFocus={(event) => {
              openers.current = openerChain();
              // A dialog for reading starts at the top; focusing a button below the text would scroll down.
              const first = width !== 'full' && content.current ? firstControl(content.current) : null;
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              // The library returns the focus only to a trigger of its own.
              event.preventDefault();
              returnFocus(openers.current);
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative flex w-full flex-col border border-line2 bg-p2 shadow-lift max-sm:rounded-t-panel sm:rounded-panel data-[state=open]:animate-appear',
              widths[width],
            )}
          >
            <header
              className={classNames(
                'flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5',
                // Keeps the close button visible while the text scrolls.
                width === 'full' && 'sticky top-0 z-10 rounded-t-panel bg-p2',
              )}
            >
              <div className="min-w-0 grow">
                <RadixDialog.Title className={classNames('type-h2 wrap-anywhere', danger && 'text-err')}>
                  {title}
                </RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="type-body mt-1 text-ink2 wrap-anywhere">
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
            {children && (
              <div data-dialog-body className="px-5 pb-5 sm:px-6">
                {children}
              </div>
            )}
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
