import type { NumberInput } from '@ferrite/calculators/core/calculator.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';

/** Names of quantities: English, German, Chinese, Japanese, Korean. */
const hardness = ['hardness', 'Härte', 'Härtewert', '硬度', '硬度值', '硬さ', '경도'];
const temperature = ['temperature', 'Temperatur', '温度', '온도'];
const time = ['time', 'Zeit', 'Dauer', '时间', '時間', '시간'];

const byUnit: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  C: temperature,
  s: time,
  min: time,
  h: time,
};

export const quantityNames = ({ unit, scale }: NumberInput): readonly string[] =>
  scale === undefined ? (byUnit[unit] ?? []) : hardness;
