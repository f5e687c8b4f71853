import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

export type MenuItem = {
  readonly key: string;
  readonly label: ReactNode;
  /** Content to the right of the label, e.g. a short form. */
  readonly aside?: ReactNode;
  /** Language of the label, if it differs from the page's language. */
  readonly lang?: string;
  readonly checked?: boolean;
  readonly onSelect: () => void;
};

type MenuProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClass?: string | undefined;
  readonly items: readonly MenuItem[];
};

/**
 * Button that opens a short list of choices. Implemented here, because a positioning library would be larger than the
 * whole top bar.
 */
export function Menu({ label, trigger, triggerClass, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const choices = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    (choices.find((each) => each.ariaChecked === 'true') ?? choices[0])?.focus();
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const choices = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 }[event.key];
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Tab') setOpen(false);
    else if (target !== undefined && open) choices.at(target % choices.length)?.focus();
    else if (event.key === 'ArrowDown') setOpen(true);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves the button and the menu inside.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className={triggerClass}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          className="absolute top-full right-0 z-30 mt-1.5 min-w-44 animate-appear rounded-panel border border-line2 bg-p2 p-1 shadow-lift"
        >
          {items.map((item) => (
            <MenuChoice key={item.key} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuChoice({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={item.checked ?? false}
      tabIndex={-1}
      lang={item.lang}
      onClick={() => {
        close();
        item.onSelect();
      }}
      className={classNames(
        'type-body flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ink recolour sm:min-h-9',
        // Named here, because `base.css` removes the outline of elements outside of the tab order.
        'hover:bg-p3 focus:bg-p3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink',
      )}
    >
      <span className="grow">{item.label}</span>
      {item.checked ? (
        <Check aria-hidden size={16} strokeWidth={1.5} />
      ) : (
        <span className="type-micro text-ink2">{item.aside}</span>
      )}
    </button>
  );
}
