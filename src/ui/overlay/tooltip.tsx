import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;

/** Minimum distance between tooltip and screen edge, in pixels. */
const marginPx = 8;

type Shown = { readonly text: string; readonly around: DOMRect };

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * Shows the `data-tip` text of the hovered or focused element; rendered once per page. Hidden from screen readers.
 * Implemented here, because a positioning library would be larger than the whole top bar.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => followPointerAndFocus(setShown), []);
  return shown && <Tooltip key={shown.text} {...shown} />;
}

function Tooltip({ text, around }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    if (!own) return;
    const most = document.documentElement.clientWidth - own.width - marginPx;
    const left = Math.max(marginPx, Math.min(around.left + (around.width - own.width) / 2, most));
    const above = around.top - own.height;
    setPlace({ left, top: above >= 0 ? above : around.bottom });
  }, [around]);
  return (
    // The element includes the gap to its button, so that the pointer can move onto the tooltip.
    <div
      ref={box}
      role="tooltip"
      // The tooltip repeats the accessible name of the button.
      aria-hidden
      className="fixed z-50 max-w-72 animate-fade py-1.5"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <div className="type-small rounded-control border border-line2 bg-p2 px-2.5 py-1 text-ink shadow-lift [overflow-wrap:anywhere]">
        {text}
      </div>
    </div>
  );
}

function followPointerAndFocus(show: (shown: Shown | null) => void): () => void {
  let owner: HTMLElement | null = null;
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (element: HTMLElement) => {
    const text = element.dataset['tip'];
    if (!text || !element.isConnected) return;
    isOpen = true;
    show({ text, around: element.getBoundingClientRect() });
  };
  const close = () => {
    clearTimeout(timer);
    if (isOpen) closedAt = performance.now();
    isOpen = false;
    owner = null;
    show(null);
  };
  const wait = (element: HTMLElement, delayMs: number) => {
    close();
    owner = element;
    timer = setTimeout(() => open(element), delayMs);
  };
  const onPointer = (event: PointerEvent) => {
    // Touch has no hover state.
    if (event.pointerType === 'touch') return;
    if (event.target instanceof Element && event.target.closest('[role=tooltip]')) return;
    const element = ownerOf(event.target);
    if (element === owner) return;
    if (!element) close();
    else wait(element, isOpen || performance.now() - closedAt < tooltipSkipMs ? 0 : tooltipDelayMs);
  };
  const onFocus = (event: FocusEvent) => {
    const element = ownerOf(event.target);
    if (element?.matches(':focus-visible')) wait(element, 0);
  };
  const onKey = (event: KeyboardEvent) => {
    if (['Escape', 'Enter', ' '].includes(event.key)) close();
  };
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', close);
  // In the capture phase, i.e. before listeners that stop the event.
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('scroll', close, true);
  return () => {
    close();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', close);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('scroll', close, true);
  };
}
