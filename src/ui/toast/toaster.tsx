import { type ComponentType, Suspense, useState } from 'react';
import { useToast } from './toast.ts';

type Labels = { readonly label: string; readonly closeLabel: string };
type ToasterProps = Labels & {
  /** Draws the toasts; loaded with the first one, as most visits see none. */
  readonly viewport: ComponentType<Labels>;
};

/** Stands once in the page. */
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
