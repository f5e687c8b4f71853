/** All refusal codes of the product. */
import type { Refusals } from './platform/server/errors/errors.ts';
import { platformRefusals, sharedRefusals } from './platform/server/errors/refusals.ts';
import type { FeatureModule } from './platform/server/feature-module.ts';

/** Joins the codes of the platform with those of the modules. */
export function catalogueOf(modules: readonly FeatureModule[]): Refusals {
  return Object.assign({}, platformRefusals, sharedRefusals, ...modules.map((each) => each.refusals));
}
