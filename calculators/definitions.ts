/** The calculators that exist, by id. Adding one is a line in each table; the contract test runs over them. */

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
import type { CalculatorId } from './registry.ts';
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

export const definitions: Readonly<Partial<Record<CalculatorId, Calculator>>> = {
  'carbon-potential': carbonPotential,
  'austenite-grain-growth': austeniteGrainGrowth,
  'tempered-hardness': temperedHardness,
  'retained-austenite': retainedAustenite,
  'ttt-cct-diagram': tttCctDiagram,
  'carbonitride-solubility': carbonitrideSolubility,
  'austenite-stability': austeniteStability,
  'ideal-critical-diameter': idealCriticalDiameter,
  'jominy-hardenability': jominyHardenability,
  'martensite-hardness': martensiteHardness,
  'transformation-temperatures': transformationTemperatures,
  'pitting-resistance': pittingResistance,
  'carbon-equivalent': carbonEquivalent,
  'melting-point': meltingPoint,
  'quenching-immersion-time': quenchingImmersionTime,
  'schaeffler-diagram': schaefflerDiagram,
  'temper-parameter': temperParameter,
  'hardness-converter': hardnessConverter,
  'diffusion-coefficient': diffusionCoefficient,
  'metal-weight': metalWeight,
  'carburizing-depth': carburizingDepth,
  'grain-size': grainSize,
  'homogenization-time': homogenizationTime,
  'wrc-1992-diagram': wrc1992Diagram,
  'hydrogen-removal': hydrogenRemoval,
  'heat-input-cooling-time': heatInputCoolingTime,
  'decarburization-depth': decarburizationDepth,
  'preheat-temperature': preheatTemperature,
  'ingot-weight': ingotWeight,
  'forging-ratio': forgingRatio,
  'ingot-solidification-time': ingotSolidificationTime,
  'billet-stock': billetStock,
  'hot-flow-stress': hotFlowStress,
  'gas-solubility': gasSolubility,
  'furnace-heating-time': furnaceHeatingTime,
  'gas-nitriding': gasNitriding,
  microsegregation: microsegregation,
  'forging-load': forgingLoad,
};

export const texts: Readonly<Partial<Record<CalculatorId, TextsInFiveLanguages>>> = {
  'carbon-potential': carbonPotentialTexts,
  'austenite-grain-growth': austeniteGrainGrowthTexts,
  'tempered-hardness': temperedHardnessTexts,
  'retained-austenite': retainedAusteniteTexts,
  'ttt-cct-diagram': tttCctDiagramTexts,
  'carbonitride-solubility': carbonitrideSolubilityTexts,
  'austenite-stability': austeniteStabilityTexts,
  'ideal-critical-diameter': idealCriticalDiameterTexts,
  'jominy-hardenability': jominyHardenabilityTexts,
  'martensite-hardness': martensiteHardnessTexts,
  'transformation-temperatures': transformationTemperaturesTexts,
  'pitting-resistance': pittingResistanceTexts,
  'carbon-equivalent': carbonEquivalentTexts,
  'melting-point': meltingPointTexts,
  'quenching-immersion-time': quenchingImmersionTimeTexts,
  'schaeffler-diagram': schaefflerDiagramTexts,
  'temper-parameter': temperParameterTexts,
  'hardness-converter': hardnessConverterTexts,
  'diffusion-coefficient': diffusionCoefficientTexts,
  'metal-weight': metalWeightTexts,
  'carburizing-depth': carburizingDepthTexts,
  'grain-size': grainSizeTexts,
  'homogenization-time': homogenizationTimeTexts,
  'wrc-1992-diagram': wrc1992DiagramTexts,
  'hydrogen-removal': hydrogenRemovalTexts,
  'heat-input-cooling-time': heatInputCoolingTimeTexts,
  'decarburization-depth': decarburizationDepthTexts,
  'preheat-temperature': preheatTemperatureTexts,
  'ingot-weight': ingotWeightTexts,
  'forging-ratio': forgingRatioTexts,
  'ingot-solidification-time': ingotSolidificationTimeTexts,
  'billet-stock': billetStockTexts,
  'hot-flow-stress': hotFlowStressTexts,
  'gas-solubility': gasSolubilityTexts,
  'furnace-heating-time': furnaceHeatingTimeTexts,
  'gas-nitriding': gasNitridingTexts,
  microsegregation: microsegregationTexts,
  'forging-load': forgingLoadTexts,
};

/** The definition with this id, or undefined when there is none. */
export function findDefinition(id: string): Calculator | undefined {
  return Object.values(definitions).find((each) => each.id === id);
}

/** The words of the calculator with this id, or undefined. */
export function findTexts(id: string): TextsInFiveLanguages | undefined {
  const found = findDefinition(id);
  const own = found && texts[found.id];
  if (!own) return undefined;
  const known = kept.get(own);
  if (known) return known;
  const made = withKeptUnits(own);
  kept.set(own, made);
  return made;
}

/** Texts by the written ones, no line of which ends between a number and its unit. */
const kept = new Map<TextsInFiveLanguages, TextsInFiveLanguages>();

function withKeptUnits<T>(value: T): T {
  if (typeof value === 'string') return keepUnitsTogether(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withKeptUnits(each)])) as T;
}
