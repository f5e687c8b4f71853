/** Accuracy module: compares calculated with measured values on one public page. */
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { pages } from './pages/accuracy.pages.ts';

export const accuracyModule: FeatureModule = { name: 'accuracy', pages };
