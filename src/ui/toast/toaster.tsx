import { type ComponentType, Suspense, useState } from 'react';
import { useToast } from './toast.ts';

type Labels = { readonly label: string; readonly closeLabel: string };
type ToasterProps = Labels & {
  /** Component that renders the toasts; loaded when the first toast is shown. */
  readonly viewport: ComponentType<Labels>;
};

/** Renders toasts; used once per page. */
export function Toaster({ viewport: Viewport, ...labels }: ToasterProps) {
  const { toasts } = useToast();
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Viewport {...labels} />
    </Suspense>
  );
}
