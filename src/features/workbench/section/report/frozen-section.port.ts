/** Quenched section in a report. */
import type { SectionValues } from '../compute-section.ts';
import type { SectionQuestion } from '../section-address.rules.ts';

type Later = 'proposal' | 'probability';

/** Frozen section: inputs and results without a language. */
export type FrozenSection = SectionQuestion & {
  readonly kind: 'section';
  /** Least hardness of a report made before it was an input. */
  readonly required?: number | null;
  /** Versions of the section and of the calculators that its hardness comes from. */
  readonly versions: Readonly<Record<'section' | 'jominy-hardenability' | 'tempered-hardness', string>>;
  /** Reports made before tempering was proposed have none. */
  readonly values: Omit<SectionValues, 'curves' | Later> & Partial<Pick<SectionValues, Later>>;
};
