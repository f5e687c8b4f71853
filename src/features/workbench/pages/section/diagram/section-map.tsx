import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { type SVGAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../platform/browser/i18n/language-context.ts';
import { quenchedText, temperedText, withinScale } from '../../../section/scale/hardness-text.rules.ts';
import type { SectionInput, SectionResult } from '../../../section/section.contract.ts';
import { usePlaceName } from '../use-place-name.ts';
import { colourOf, isoValues, rangeOf } from './ramp.ts';

type Point = SectionResult['profile'][number];
export type ShownState = 'quenched' | 'tempered';

const hardnessOf = (point: Point, state: ShownState): number | null =>
  state === 'quenched' ? point.quenchedHRC : withinScale(point.tempered?.hrc);

type SectionMapProps = {
  readonly input: SectionInput;
  readonly result: SectionResult;
  readonly state: ShownState;
  readonly onPlace: (place: SectionInput['place']) => void;
};

const [width, height, margin] = [400, 436, 16];
const radius = 182;

/** Returns the depths, as shares, at which the hardness crosses a value, from the surface inwards. */
function crossings(points: readonly Point[], state: ShownState, value: number): readonly number[] {
  return points.flatMap((point, at) => {
    const [here, next] = [
      hardnessOf(point, state),
      points[at + 1] ? hardnessOf(points[at + 1] as Point, state) : null,
    ];
    if (
      here === null ||
      next === null ||
      here === next ||
      (here - value) * (next - value) > 0 ||
      next === value
    )
      return [];
    return [(at + (here - value) / (here - next)) / (points.length - 1)];
  });
}

type Iso = { readonly value: number; readonly place: number };

/** Marks the iso-lines that have room for a label, from the centre outwards. */
function withRoom(lines: readonly Iso[], room: number): readonly (Iso & { readonly isLabelled: boolean })[] {
  let last = Number.NEGATIVE_INFINITY;
  return lines
    .toSorted((one, other) => one.place - other.place)
    .map((line) => {
      const isLabelled = line.place - last >= room;
      if (isLabelled) last = line.place;
      return { ...line, isLabelled };
    });
}

/** Map of the section to scale: hardness as colour, iso-lines and the four positions. */
export function SectionMap({ input, result, state, onPlace }: SectionMapProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const pattern = useId();
  const { profile, places } = result;
  const values = profile.flatMap((point) => hardnessOf(point, state) ?? []);
  const range = values.length > 0 ? rangeOf(values) : { min: 20, max: 24 };
  const isBar = input.shape === 'bar';
  const shape: Shape = { isBar, centreX: width / 2, centreY: margin + radius, reach: isBar ? radius : 120 };
  const at = (share: number): number => shape.reach * (1 - share);
  const fillOf = (point: Point): string => {
    const value = hardnessOf(point, state);
    return value === null ? `url(#${pattern})` : colourOf(value, range);
  };
  const hardness = (row: SectionResult['places'][number] | undefined) =>
    row ? (state === 'quenched' ? quenchedText(row, language) : temperedText(row, language)) : '–';
  const lines = withRoom(
    isoValues(range).flatMap((value) =>
      crossings(profile, state, value).map((share) => ({ value, place: at(share) })),
    ),
    isBar ? 26 : 34,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('section.mapSummary', { from: hardness(places[0]), to: hardness(places[3]) })}
      className="mx-auto h-full max-h-[520px] w-full"
    >
      <defs>
        <pattern
          id={pattern}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--p3)" />
          <rect width="1.5" height="6" fill="var(--line2)" />
        </pattern>
      </defs>
      <g>
        {profile.slice(0, -1).map((point, index) => (
          <Layer
            key={point.depthMm}
            {...shape}
            outer={at(index / (profile.length - 1))}
            fill={fillOf(point)}
          />
        ))}
        <Outline {...shape} place={shape.reach} stroke="var(--ink)" strokeWidth={1.2} />
        {lines.map(({ value, place, isLabelled }) => (
          <IsoLine
            key={`${value} ${place}`}
            {...shape}
            place={place}
            label={isLabelled ? formatShort(value, language) : null}
          />
        ))}
      </g>
      <Places {...shape} {...{ input, places, onPlace, at }} />
      <Scale range={range} />
    </svg>
  );
}

/** Position of the drawn section in the map. */
type Shape = {
  readonly isBar: boolean;
  readonly centreX: number;
  readonly centreY: number;
  /** Radius of the bar, or half of the plate's thickness. */
  readonly reach: number;
};

type LayerProps = Shape & { readonly outer: number; readonly fill: string };

/** Area from the centre to `outer`, which the next layers cover from inside. */
function Layer({ isBar, centreX, centreY, outer, fill }: LayerProps) {
  if (isBar) return <circle cx={centreX} cy={centreY} r={outer} fill={fill} />;
  return <rect x={centreX - outer} y={margin} width={2 * outer} height={2 * radius} fill={fill} />;
}

type OutlineProps = Shape & { readonly place: number } & Pick<
    SVGAttributes<SVGElement>,
    'stroke' | 'strokeWidth' | 'strokeOpacity'
  >;

/** Line of equal depth at the distance `place` from the centre. */
function Outline({ isBar, centreX, centreY, reach: _, place, ...line }: OutlineProps) {
  if (isBar) return <circle cx={centreX} cy={centreY} r={place} fill="none" {...line} />;
  const sides = `M${centreX - place} ${margin}v${2 * radius}M${centreX + place} ${margin}v${2 * radius}`;
  return <path d={sides} {...line} />;
}

type IsoLineProps = Shape & {
  readonly place: number;
  /** Label of the iso-line; null without room for it. */
  readonly label: string | null;
};

function IsoLine({ label, ...line }: IsoLineProps) {
  const { isBar, centreX, centreY, place } = line;
  const [x, y] = isBar
    ? [centreX - place * Math.SQRT1_2, centreY - place * Math.SQRT1_2]
    : [centreX - place, margin + 26];
  return (
    <>
      <Outline {...line} stroke="#211408" strokeOpacity={0.55} />
      {label !== null && (
        <>
          <rect
            x={x - 13}
            y={y - 9}
            width={26}
            height={18}
            rx={3}
            fill="#fffefb"
            stroke="#211408"
            strokeOpacity={0.35}
          />
          <text x={x} y={y + 4.5} textAnchor="middle" fontSize={13.5} fill="#211408">
            {label}
          </text>
        </>
      )}
    </>
  );
}

type PlacesProps = Pick<SectionMapProps, 'input' | 'onPlace'> &
  Pick<Shape, 'centreX' | 'centreY'> & {
    readonly places: SectionResult['places'];
    readonly at: (share: number) => number;
  };

/** Dots at the positions on the radius; a click selects the position (the form has the same choice). */
function Places({ input, places, onPlace, centreX, centreY, at }: PlacesProps) {
  const placeName = usePlaceName(input.shape);
  return (
    <g>
      {places.map(({ place, depthMm }) => {
        const x = centreX + at(depthMm / (input.sizeMm / 2));
        const isChosen = place === input.place;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the field of the form.
          <g key={place} onClick={() => onPlace(place)} className="cursor-pointer">
            <circle cx={x} cy={centreY} r={12} fill="transparent" />
            <circle
              cx={x}
              cy={centreY}
              r={isChosen ? 7 : 4.5}
              fill={isChosen ? 'var(--hot)' : '#fffefb'}
              stroke={isChosen ? '#fffefb' : '#211408'}
              strokeWidth={1.4}
            />
            {isChosen && (
              <text
                x={Math.min(x, width - margin)}
                y={centreY + 26}
                textAnchor={place === 'surface' ? 'end' : 'middle'}
                fontSize={14}
                fontWeight={600}
                fill="#211408"
                stroke="#fffefb"
                strokeWidth={3}
                paintOrder="stroke"
              >
                {placeName(place)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Scale({ range }: { readonly range: { readonly min: number; readonly max: number } }) {
  const steps = 24;
  const language = useLanguage();
  const [left, top] = [margin, height - 14];
  return (
    <g fontSize={14} fill="var(--ink2)">
      {Array.from({ length: steps }, (_, at) => at).map((at) => (
        <rect
          key={`${at}`}
          x={left + at * 6}
          y={top}
          width={6.5}
          height={9}
          fill={colourOf(range.min + ((at + 0.5) / steps) * (range.max - range.min), range)}
        />
      ))}
      <text x={left} y={top - 4}>
        {formatShort(range.min, language)}
      </text>
      <text x={left + 6 * steps} y={top - 4} textAnchor="end">
        {formatShort(range.max, language)}
      </text>
      <text x={left + 6 * steps + 8} y={top + 8.5}>
        HRC
      </text>
    </g>
  );
}
