/** Fields of the form that a proposal sets. */
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { SectionForm } from '../section-form.rules.ts';
import { withGrade } from '../section-steel.rules.ts';
import type { Choice } from './rank-steels.rules.ts';

type Temper = { readonly temperatureC: number; readonly timeH: number };

export const temperFields = ({ temperatureC, timeH }: Temper, language: Language) => ({
  temper: 'on' as const,
  temperC: localNumbers(String(temperatureC), language),
  temperH: localNumbers(String(timeH), language),
});

export function choiceFields(form: SectionForm, choice: Choice, language: Language): Partial<SectionForm> {
  const { grade, analysis, medium, temper } = choice;
  return {
    ...(grade !== null && withGrade(form, { name: grade, typical: analysis }, language)),
    ...(medium.by === 'bath' && {
      medium: medium.bath,
      mediumC: localNumbers(String(medium.temperatureC), language),
    }),
    ...temperFields(temper, language),
  };
}
