import {
  Bot,
  BriefcaseBusiness,
  Construction,
  DraftingCompass,
  Factory,
  Flame,
  FlaskConical,
  HardHat,
  type LucideIcon,
  Microscope,
  Presentation,
  Wrench,
} from 'lucide-react';
import { type AvatarKey, type AvatarSource, avatarDisplay } from '../platform/shared/avatar-keys.ts';
import { classNames } from '../ui/class-names.ts';

/** Icons of the avatar keys, distinguishable at 16 px. */
const pictures: Readonly<Record<Exclude<AvatarKey, 'crown'>, LucideIcon>> = {
  'scientist-male': FlaskConical,
  'scientist-female': Microscope,
  'business-male': BriefcaseBusiness,
  'business-female': Presentation,
  'engineer-male': Wrench,
  'engineer-female': DraftingCompass,
  'factory-male': Factory,
  'factory-female': HardHat,
  welder: Flame,
  construction: Construction,
  robot: Bot,
};

type AvatarProps = AvatarSource & {
  readonly className?: string | undefined;
  /** Shows the avatar at 56 px, for the header of My Page. */
  readonly large?: boolean;
};

/** Square avatar of 28 px; hidden from screen readers because the name is shown beside it. */
export function Avatar({ className, large = false, ...source }: AvatarProps) {
  const display = avatarDisplay(source);
  const frame = classNames(
    large ? 'size-14' : 'size-7',
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-control bg-p3 text-ink2',
    className,
  );
  if (display.kind === 'image')
    return <img src={display.url} alt="" className={classNames(frame, 'object-cover')} />;
  if (display.kind === 'picture') {
    const Picture = pictures[display.key];
    return (
      <span aria-hidden="true" className={frame}>
        <Picture size={large ? 28 : 16} strokeWidth={1.5} />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(frame, large ? 'type-h2 text-ink' : 'type-small font-[600] text-ink')}
    >
      {display.text}
    </span>
  );
}
