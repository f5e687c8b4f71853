/** Definitions and texts of all calculators; imported by tests and by the build of their pages. */

import austeniteStability from './alloy-design/austenite-stability/index.ts';
import austeniteStabilityTexts from './alloy-design/austenite-stability/texts/index.ts';
import carbonitrideSolubility from './alloy-design/carbonitride-solubility/index.ts';
import carbonitrideSolubilityTexts from './alloy-design/carbonitride-solubility/texts/index.ts';
import idealCriticalDiameter from './alloy-design/ideal-critical-diameter/index.ts';
import idealCriticalDiameterTexts from './alloy-design/ideal-critical-diameter/texts/index.ts';
import jominyHardenability from './alloy-design/jominy-hardenability/index.ts';
import jominyHardenabilityTexts from './alloy-design/jominy-hardenability/texts/index.ts';
import martensiteHardness from './alloy-design/martensite-hardness/index.ts';
import martensiteHardnessTexts from './alloy-design/martensite-hardness/texts/index.ts';
import pittingResistance from './alloy-design/pitting-resistance/index.ts';
import pittingResistanceTexts from './alloy-design/pitting-resistance/texts/index.ts';
import transformationTemperatures from './alloy-design/transformation-temperatures/index.ts';
import transformationTemperaturesTexts from './alloy-design/transformation-temperatures/texts/index.ts';
import tttCctDiagram from './alloy-design/ttt-cct-diagram/index.ts';
import tttCctDiagramTexts from './alloy-design/ttt-cct-diagram/texts/index.ts';
import type { Calculator } from './core/calculator.ts';
import { memoize } from './core/memoize.ts';
import { keepUnitsTogether } from './core/numbers.ts';
import type { TextsInFiveLanguages } from './core/texts/texts.ts';
import carburizingDepth from './diffusion/carburizing-depth/index.ts';
import carburizingDepthTexts from './diffusion/carburizing-depth/texts/index.ts';
import decarburizationDepth from './diffusion/decarburization-depth/index.ts';
import decarburizationDepthTexts from './diffusion/decarburization-depth/texts/index.ts';
import diffusionCoefficient from './diffusion/diffusion-coefficient/index.ts';
import diffusionCoefficientTexts from './diffusion/diffusion-coefficient/texts/index.ts';
import homogenizationTime from './diffusion/homogenization-time/index.ts';
import homogenizationTimeTexts from './diffusion/homogenization-time/texts/index.ts';
import hydrogenRemoval from './diffusion/hydrogen-removal/index.ts';
import hydrogenRemovalTexts from './diffusion/hydrogen-removal/texts/index.ts';
import billetStock from './forging/billet-stock/index.ts';
import billetStockTexts from './forging/billet-stock/texts/index.ts';
import forgingLoad from './forging/forging-load/index.ts';
import forgingLoadTexts from './forging/forging-load/texts/index.ts';
import forgingRatio from './forging/forging-ratio/index.ts';
import forgingRatioTexts from './forging/forging-ratio/texts/index.ts';
import hotFlowStress from './forging/hot-flow-stress/index.ts';
import hotFlowStressTexts from './forging/hot-flow-stress/texts/index.ts';
import austeniteGrainGrowth from './heat-treatment/austenite-grain-growth/index.ts';
import austeniteGrainGrowthTexts from './heat-treatment/austenite-grain-growth/texts/index.ts';
import carbonPotential from './heat-treatment/carbon-potential/index.ts';
import carbonPotentialTexts from './heat-treatment/carbon-potential/texts/index.ts';
import furnaceHeatingTime from './heat-treatment/furnace-heating-time/index.ts';
import furnaceHeatingTimeTexts from './heat-treatment/furnace-heating-time/texts/index.ts';
import gasNitriding from './heat-treatment/gas-nitriding/index.ts';
import gasNitridingTexts from './heat-treatment/gas-nitriding/texts/index.ts';
import quenchingImmersionTime from './heat-treatment/quenching-immersion-time/index.ts';
import quenchingImmersionTimeTexts from './heat-treatment/quenching-immersion-time/texts/index.ts';
import retainedAustenite from './heat-treatment/retained-austenite/index.ts';
import retainedAusteniteTexts from './heat-treatment/retained-austenite/texts/index.ts';
import temperParameter from './heat-treatment/temper-parameter/index.ts';
import temperParameterTexts from './heat-treatment/temper-parameter/texts/index.ts';
import temperedHardness from './heat-treatment/tempered-hardness/index.ts';
import temperedHardnessTexts from './heat-treatment/tempered-hardness/texts/index.ts';
import gasSolubility from './ingot/gas-solubility/index.ts';
import gasSolubilityTexts from './ingot/gas-solubility/texts/index.ts';
import ingotSolidificationTime from './ingot/ingot-solidification-time/index.ts';
import ingotSolidificationTimeTexts from './ingot/ingot-solidification-time/texts/index.ts';
import ingotWeight from './ingot/ingot-weight/index.ts';
import ingotWeightTexts from './ingot/ingot-weight/texts/index.ts';
import meltingPoint from './ingot/melting-point/index.ts';
import meltingPointTexts from './ingot/melting-point/texts/index.ts';
import microsegregation from './ingot/microsegregation/index.ts';
import microsegregationTexts from './ingot/microsegregation/texts/index.ts';
import grainSize from './others/grain-size/index.ts';
import grainSizeTexts from './others/grain-size/texts/index.ts';
import hardnessConverter from './others/hardness-converter/index.ts';
import hardnessConverterTexts from './others/hardness-converter/texts/index.ts';
import metalWeight from './others/metal-weight/index.ts';
import metalWeightTexts from './others/metal-weight/texts/index.ts';
import { type CalculatorId, findEntry, registry } from './registry.ts';
import carbonEquivalent from './welding/carbon-equivalent/index.ts';
import carbonEquivalentTexts from './welding/carbon-equivalent/texts/index.ts';
import heatInputCoolingTime from './welding/heat-input-cooling-time/index.ts';
import heatInputCoolingTimeTexts from './welding/heat-input-cooling-time/texts/index.ts';
import preheatTemperature from './welding/preheat-temperature/index.ts';
import preheatTemperatureTexts from './welding/preheat-temperature/texts/index.ts';
import schaefflerDiagram from './welding/schaeffler-diagram/index.ts';
import schaefflerDiagramTexts from './welding/schaeffler-diagram/texts/index.ts';
import wrc1992Diagram from './welding/wrc-1992-diagram/index.ts';
import wrc1992DiagramTexts from './welding/wrc-1992-diagram/texts/index.ts';

/**
 * Definition and texts of each calculator in the registry; a missing entry, folder or text is a compile error. Separate
 * from `registry.ts`, which every browser loads, because formulas are loaded on demand.
 */
const parts: Readonly<Record<CalculatorId, readonly [Calculator, TextsInFiveLanguages]>> = {
  'jominy-hardenability': [jominyHardenability, jominyHardenabilityTexts],
  'ideal-critical-diameter': [idealCriticalDiameter, idealCriticalDiameterTexts],
  'transformation-temperatures': [transformationTemperatures, transformationTemperaturesTexts],
  'ttt-cct-diagram': [tttCctDiagram, tttCctDiagramTexts],
  'martensite-hardness': [martensiteHardness, martensiteHardnessTexts],
  'austenite-stability': [austeniteStability, austeniteStabilityTexts],
  'pitting-resistance': [pittingResistance, pittingResistanceTexts],
  'carbonitride-solubility': [carbonitrideSolubility, carbonitrideSolubilityTexts],
  'diffusion-coefficient': [diffusionCoefficient, diffusionCoefficientTexts],
  'carburizing-depth': [carburizingDepth, carburizingDepthTexts],
  'decarburization-depth': [decarburizationDepth, decarburizationDepthTexts],
  'homogenization-time': [homogenizationTime, homogenizationTimeTexts],
  'hydrogen-removal': [hydrogenRemoval, hydrogenRemovalTexts],
  'quenching-immersion-time': [quenchingImmersionTime, quenchingImmersionTimeTexts],
  'temper-parameter': [temperParameter, temperParameterTexts],
  'tempered-hardness': [temperedHardness, temperedHardnessTexts],
  'furnace-heating-time': [furnaceHeatingTime, furnaceHeatingTimeTexts],
  'austenite-grain-growth': [austeniteGrainGrowth, austeniteGrainGrowthTexts],
  'gas-nitriding': [gasNitriding, gasNitridingTexts],
  'retained-austenite': [retainedAustenite, retainedAusteniteTexts],
  'carbon-potential': [carbonPotential, carbonPotentialTexts],
  'melting-point': [meltingPoint, meltingPointTexts],
  'ingot-solidification-time': [ingotSolidificationTime, ingotSolidificationTimeTexts],
  'ingot-weight': [ingotWeight, ingotWeightTexts],
  microsegregation: [microsegregation, microsegregationTexts],
  'gas-solubility': [gasSolubility, gasSolubilityTexts],
  'forging-ratio': [forgingRatio, forgingRatioTexts],
  'hot-flow-stress': [hotFlowStress, hotFlowStressTexts],
  'forging-load': [forgingLoad, forgingLoadTexts],
  'billet-stock': [billetStock, billetStockTexts],
  'carbon-equivalent': [carbonEquivalent, carbonEquivalentTexts],
  'preheat-temperature': [preheatTemperature, preheatTemperatureTexts],
  'schaeffler-diagram': [schaefflerDiagram, schaefflerDiagramTexts],
  'wrc-1992-diagram': [wrc1992Diagram, wrc1992DiagramTexts],
  'heat-input-cooling-time': [heatInputCoolingTime, heatInputCoolingTimeTexts],
  'hardness-converter': [hardnessConverter, hardnessConverterTexts],
  'metal-weight': [metalWeight, metalWeightTexts],
  'grain-size': [grainSize, grainSizeTexts],
};

const ofEach = <T>(part: (id: CalculatorId) => T): Readonly<Record<CalculatorId, T>> =>
  Object.fromEntries(registry.map(({ id }) => [id, part(id)])) as Record<CalculatorId, T>;

/** Definitions by id, in the order of the registry. */
export const definitions = ofEach((id) => parts[id][0]);

/** Texts by id, as written in the texts files. */
export const texts = ofEach((id) => parts[id][1]);

export function findDefinition(id: string): Calculator | undefined {
  const entry = findEntry(id);
  return entry && definitions[entry.id];
}

/** Returns the texts of the calculator with this id as {@link textsOf} does, or undefined. */
export function findTexts(id: string): TextsInFiveLanguages | undefined {
  const entry = findEntry(id);
  return entry && textsOf(entry.id);
}

/** Returns the texts of a calculator with no-break spaces between numbers and units. */
export const textsOf = (id: CalculatorId): TextsInFiveLanguages => withKeptUnits(texts[id]);

const withKeptUnits = memoize((words: TextsInFiveLanguages) => kept(words));

function kept<T>(value: T): T {
  if (typeof value === 'string') return keepUnitsTogether(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, kept(each)])) as T;
}
