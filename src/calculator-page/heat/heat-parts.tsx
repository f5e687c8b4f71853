import { HeatDeleted } from './heat-deleted.tsx';
import { HeatFill } from './heat-fill.tsx';
import { HeatNote } from './heat-note.tsx';
import { HeatSwitch } from './heat-switch.tsx';

export type HeatPartProps = {
  /**
   * Part to render. `switch`: menu of heats; `fill`: fills the composition; `note`: remark on contents that differ;
   * `deleted`: remark on a deleted heat.
   */
  readonly part: 'switch' | 'fill' | 'note' | 'deleted';
  readonly className?: string;
};

export default function HeatParts({ part, className }: HeatPartProps) {
  if (part === 'fill') return <HeatFill />;
  if (part === 'switch') return <HeatSwitch className={className} />;
  return part === 'note' ? <HeatNote /> : <HeatDeleted />;
}
