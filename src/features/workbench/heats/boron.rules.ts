import { isBoronSteel } from '@ferrite/calculators/formulas/hardenability/hardenability-factors.ts';
import type { HeatContent } from './heat.rules.ts';

/**
 * Returns how the end-quench curve counts boron, the same in passports and sections: with the simplified factor, but
 * not at all if the certificate states only an upper limit.
 */
export const boronModel = ({
  analysis,
  below,
}: Pick<HeatContent, 'analysis'> & { readonly below?: HeatContent['below'] | undefined }):
  | 'simplified'
  | 'none' => (isBoronSteel(analysis) && !below?.includes('B') ? 'simplified' : 'none');
