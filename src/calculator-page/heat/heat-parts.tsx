import { HeatFill } from './heat-fill.tsx';
import { HeatNote } from './heat-note.tsx';
import { HeatSwitch } from './heat-switch.tsx';

export type HeatPartProps = {
  /** `switch`: menu of heats; `fill`: fills the composition; `note`: remark on contents that differ. */
  readonly part: 'switch' | 'fill' | 'note';
  readonly className?: string;
};

export default function HeatParts({ part, className }: HeatPartProps) {
  if (part === 'fill') return <HeatFill />;
  return part === 'note' ? <HeatNote /> : <HeatSwitch className={className} />;
}
