/** Quenched section stored in a report. */
import type { SectionValues } from '../compute-section.ts';
import type { SectionQuestion } from '../section-address.rules.ts';

type Later = 'proposal' | 'probability';

/** Stored section: inputs and results, independent of the language. */
export type FrozenSection = SectionQuestion & {
  readonly kind: 'section';
  /** Minimum hardness in reports made before it became an input. */
  readonly required?: number | null;
  /** Versions of the section computation and of the calculators for its hardness. */
  readonly versions: Readonly<Record<'section' | 'jominy-hardenability' | 'tempered-hardness', string>>;
  /** Result values; reports made before temperings were proposed lack the later ones. */
  readonly values: Omit<SectionValues, 'curves' | Later> & Partial<Pick<SectionValues, Later>>;
};
