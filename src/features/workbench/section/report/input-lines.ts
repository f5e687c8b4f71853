/** Inputs of a section as lines of a report. */
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { SectionInput } from '../section.contract.ts';
import { placeName, requirementText, type Wording } from './wording.ts';

type Lines = CalculationView['inputs'];

/** Returns a line for every input except the analysis. */
export function inputLines(wording: Wording): Lines {
  const { item, words, language } = wording;
  const { input } = item;
  const number = (value: number, unit: string) => `${formatShort(value, language)}\u00a0${unit}`;
  const celsius = (value: number) => withUnit(formatShort(value, language), 'C', language);
  const line = (label: string, text: string) => ({ label, text });
  return [
    line(
      words.shape.label,
      `${words.shape[input.shape]} · ${words.size[input.shape]} ${number(input.sizeMm, 'mm')}`,
    ),
    line(words.start, celsius(input.startC)),
    line(words.grain, formatShort(input.grainSize, language)),
    line(words.medium.label, words.medium[mediumKey(input.medium)]),
    line(words.bathC, celsius(input.medium.temperatureC)),
    ...curveLines(wording),
    line(
      words.film,
      `${number(Math.round(item.values.filmWm2K), 'W/m²K')} · H\u00a0${number(Number(item.values.severity.toPrecision(2)), '1/in')}`,
    ),
    line(words.criterion.label, words.criterion[item.values.criterion]),
    line(
      words.group.temper,
      input.temper
        ? `${celsius(input.temper.temperatureC)} · ${number(input.temper.timeH, 'h')}`
        : words.none,
    ),
    line(words.place, placeName(wording, input.place)),
    ...(input.requirement
      ? [line(words.group.required, `${requirementText(wording, input.requirement)}\u00a0HRC`)]
      : []),
  ];
}

const mediumKey = (medium: SectionInput['medium']) => (medium.by === 'bath' ? medium.bath : medium.by);

/** Returns the rows of a table of film coefficients; for a probe curve the first row, the last row and the number of rows. */
function curveLines({ item, words, language }: Wording): Lines {
  const { medium } = item.input;
  const short = (value: number) => formatShort(value, language);
  if (medium.by === 'table')
    return [
      {
        label: `${words.table.label} (°C: W/m²K)`,
        text: medium.points
          .map(({ surfaceC, filmWm2K }) => `${short(surfaceC)}: ${short(filmWm2K)}`)
          .join('; '),
      },
    ];
  if (medium.by !== 'probe') return [];
  const row = (at: number) => {
    const point = medium.curve.at(at);
    return point ? `${short(point.seconds)}\u00a0s ${short(point.celsius)}\u00a0°C` : '';
  };
  return [{ label: words.curve.label, text: `${row(0)} … ${row(-1)} (n = ${medium.curve.length})` }];
}
