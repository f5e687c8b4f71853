import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/browser/load-part.ts';
import { useToast } from './toast.ts';

const ToastViewport = lazyPart(async () => (await import('./toast-viewport.tsx')).ToastViewport);

type ToasterProps = { readonly label: string; readonly closeLabel: string };

/** Stands once in the page. What draws the toasts is loaded with the first one, as most visits see none. */
export function Toaster(props: ToasterProps) {
  const { toasts } = useToast();
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport {...props} />
    </Suspense>
  );
}
