import { ChevronDown, FlaskConical } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Menu } from './overlay/menu.tsx';

type NamedHeat = { readonly id: number; readonly name: string; readonly grade: string };

type HeatMenuProps = {
  readonly words: { readonly label: string; readonly none: string; readonly workbench: string };
  readonly current: NamedHeat | null;
  readonly recent: readonly NamedHeat[];
  readonly className?: string;
  /**
   * Called with the chosen heat.
   * @param id null if no heat is chosen
   */
  readonly onChoose: (id: number | null) => void;
  readonly onWorkbench: () => void;
};

/** Menu of the current heat and recently chosen heats; renders nothing if there are none. */
export function HeatMenu({ words, current, recent, className, onChoose, onWorkbench }: HeatMenuProps) {
  if (recent.length === 0) return null;
  const name = current?.name ?? words.none;
  const shown = current?.grade ? `${name} ${current.grade}` : name;
  return (
    <div className={classNames('min-w-0', className)}>
      <Menu
        label={`${words.label}: ${shown}`}
        triggerClass="type-small flex h-11 max-w-60 min-w-0 items-center gap-2 rounded-control border border-line2 bg-p1 px-2.5 text-ink recolour hover:border-ctl sm:h-9"
        trigger={
          <>
            <FlaskConical aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-ink2" />
            <span className="truncate font-[520]">{name}</span>{' '}
            {current?.grade && <span className="truncate text-ink2 max-xl:hidden">{current.grade}</span>}
            <ChevronDown aria-hidden size={12} strokeWidth={1.5} className="shrink-0" />
          </>
        }
        items={[
          ...recent.map((heat) => ({
            key: String(heat.id),
            label: <span className="block max-w-56 truncate">{heat.name}</span>,
            aside: heat.grade.slice(0, 20),
            checked: heat.id === current?.id,
            onSelect: () => onChoose(heat.id),
          })),
          { key: 'none', label: words.none, checked: current === null, onSelect: () => onChoose(null) },
          { key: 'workbench', label: words.workbench, onSelect: onWorkbench },
        ]}
      />
    </div>
  );
}
