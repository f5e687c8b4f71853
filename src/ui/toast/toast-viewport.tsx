import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonClass, IconButton } from '../button.tsx';
import { useToast } from './toast.ts';
import { type ToastItem, toastDurationMs } from './toast-state.ts';

/**
 * Shows toasts at the bottom left, at most 420 px wide; on phones over the top bar. Hovering or focusing a toast pauses
 * its timeout.
 */
export function ToastViewport({
  label,
  closeLabel,
}: {
  readonly label: string;
  readonly closeLabel: string;
}) {
  const { toasts, dismiss } = useToast();
  return (
    <Toast.Provider label={label} duration={toastDurationMs} swipeDirection="left">
      {toasts.map((each) => (
        <OneToast key={each.id} item={each} closeLabel={closeLabel} onClose={() => dismiss(each.id)} />
      ))}
      <Toast.Viewport className="pointer-events-none fixed left-0 z-50 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none max-sm:top-0 max-sm:p-1.5 sm:bottom-0 sm:pb-8 sm:pl-8" />
    </Toast.Provider>
  );
}

type OneToastProps = { readonly item: ToastItem; readonly closeLabel: string; readonly onClose: () => void };

function OneToast({ item, closeLabel, onClose }: OneToastProps) {
  const bad = item.variant === 'destructive';
  const Icon = bad ? CircleAlert : item.variant === 'notice' ? Info : CircleCheck;
  const colour = bad ? 'text-err' : item.variant === 'notice' ? 'text-info' : 'text-ok';
  return (
    <Toast.Root
      open={item.open}
      data-toast
      duration={item.durationMs ?? toastDurationMs}
      type={bad ? 'foreground' : 'background'}
      onOpenChange={(open) => open || onClose()}
      className="pointer-events-auto flex items-start gap-3 rounded-panel border border-line2 bg-p2 py-3 pr-2 pl-4 shadow-lift inset-shadow-sheen data-[state=closed]:animate-leave data-[state=open]:animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden size={16} strokeWidth={1.5} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        {item.title && (
          <Toast.Title className="type-body font-[600] text-ink wrap-anywhere">{item.title}</Toast.Title>
        )}
        {item.description && (
          <Toast.Description className="type-small whitespace-pre-line text-ink2 [overflow-wrap:anywhere]">
            {item.description}
          </Toast.Description>
        )}
      </div>
      {item.action && (
        <Toast.Action
          altText={item.action.label}
          onClick={item.action.onSelect}
          className={buttonClass({ size: 'small' })}
        >
          {item.action.label}
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label={closeLabel} className="-my-1.5">
          <X aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}
