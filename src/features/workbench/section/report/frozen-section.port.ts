/** Quenched section in a report. */
import type { SectionValues } from '../compute-section.ts';
import type { SectionQuestion } from '../section-address.rules.ts';

/** Frozen section: inputs and results without a language. */
export type FrozenSection = SectionQuestion & {
  readonly kind: 'section';
  /** Versions of the section and of the calculators that its hardness comes from. */
  readonly versions: Readonly<Record<'section' | 'jominy-hardenability' | 'tempered-hardness', string>>;
  readonly values: Omit<SectionValues, 'curves'>;
};
