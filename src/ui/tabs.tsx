import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

export type Tab<T extends string> = {
  readonly id: T;
  readonly label: string;
  /** Content beside the label, e.g. a count. */
  readonly badge?: ReactNode;
};

type TabsProps<T extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly children: ReactNode;
};

/** Row of tabs above their content. A row wider than the screen scrolls and has a shadow at the edge. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const widths = tabs.map(({ label: name, badge }) => `${name}${badge ? 1 : 0}`).join();
  // Scrolls to the selected tab, which a link may open outside of the visible row; badges that load later move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths of the tabs depend on names and badges.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value, widths]);
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <RadixTabs.List
        ref={row}
        aria-label={label}
        className="scroll-edges relative flex gap-1 overflow-x-auto border-b [--behind:var(--ground)]"
      >
        {tabs.map(({ id, label: name, badge }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            data-tab={id}
            className="type-body -mb-px inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3.5 text-ink2 recolour hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-hot data-[state=active]:font-[600] data-[state=active]:text-ink"
          >
            {name}
            {badge}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content value={value} className="pt-6">
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}
