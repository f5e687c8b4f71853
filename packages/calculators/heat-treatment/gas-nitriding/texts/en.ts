import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Nitriding potential from burette, hydrogen sensor or gas flows, its position in the Lehrer diagram, and the nitriding depth.',
  inputs: {
    temperatureC: 'Nitriding temperature',
    timeH: 'Nitriding time',
    gasBy: 'Atmosphere determined from',
    dissociationPercent: 'Burette reading (dissociation)',
    hydrogenPercent: 'Hydrogen in the furnace gas',
    ammoniaInletPercent: 'Ammonia at the inlet',
    hydrogenInletPercent: 'Hydrogen at the inlet',
    crackedPercent: 'Ammonia dissociated (true fraction)',
    wantedPotential: 'Target nitriding potential',
    pressureAtm: 'Pressure in the furnace',
    steel: 'Heat analysis',
    layerBy: 'Compound layer from measurements',
    layerUm: 'Measured layer thickness',
    layerTimeH: 'Time for the first layer',
    layerTemperatureC: 'Temperature for the first layer',
    secondLayerUm: 'Second layer measured',
    secondLayerTimeH: 'Time for the second layer',
    secondLayerTemperatureC: 'Temperature for the second layer',
  },
  choices: {
    'gasBy.burette': 'Burette (pure ammonia)',
    'gasBy.hydrogen': 'Hydrogen sensor (pure ammonia)',
    'gasBy.inlet': 'Gas flows and dissociated fraction',
    'gasBy.potential': 'Target nitriding potential',
    'layerBy.none': 'None',
    'layerBy.one': 'One layer, same temperature',
    'layerBy.two': 'Two layers at two temperatures',
  },
  outputs: {
    surfaceNitrogenPercent: 'Nitrogen in the ferrite at the surface',
    nitridingPotential: 'Nitriding potential',
    phase: 'Phase at the surface of pure iron',
    depthMm: 'Depth of the diffusion zone',
    nitridingPotentialBar: 'Nitriding potential in 1/√bar',
    dissociationReadingPercent: 'Burette reading (dissociation)',
    crackedAmmoniaPercent: 'Ammonia dissociated (true fraction)',
    ammoniaAtm: 'Partial pressure of ammonia',
    hydrogenAtm: 'Partial pressure of hydrogen',
    nitrogenAtm: 'Partial pressure of nitrogen',
    gammaPrimeBoundary: 'Boundary α/γ′',
    epsilonBoundary: 'Boundary γ′/ε',
    ironDepthMm: 'Diffusion distance in pure iron, 2√(Dt)',
    nitrogenDiffusivityM2s: 'Diffusion coefficient of nitrogen in ferrite',
    nitrogenSolubilityPercent: 'Solubility of nitrogen in ferrite',
    boundNitrogenPercent: 'Nitrogen bound by Cr, Al, V and Mo',
    compoundLayerUm: 'Compound layer',
    layerActivationKJmol: 'Activation energy of the layer',
  },
  values: {
    'phase.beyond': 'above 592 °C: beyond the diagram',
    'phase.ferrite': 'α: no compound layer',
    'phase.gamma-prime': 'γ′ (Fe₄N)',
    'phase.epsilon': 'ε (Fe₂₋₃N)',
  },
  warnings: {
    saturated:
      'Below a compound layer the ferrite is saturated: a higher potential thickens the layer but does not deepen the case.',
    not_saturated:
      'Too weak for a compound layer: the surface is not saturated with nitrogen, and the depth decreases with the square root of the potential.',
    above_eutectoid:
      'Above {limit} °C nitrogen austenite forms: the phase fields of the diagram no longer apply, and no phase is named.',
    no_hydrogen: 'Without hydrogen the nitriding potential is not defined: no ammonia has dissociated yet.',
    diluted: 'With nitrogen in the inlet gas the burette rule of pure ammonia (75 % hydrogen) does not hold.',
    pure_ammonia: 'Pure ammonia at the inlet: with cracked or diluting gas choose the gas flows instead.',
    pure_iron:
      'The phases are those of pure iron ({source}); carbon and alloying elements shift the boundaries.',
    no_nitride_former:
      'Without chromium, aluminium, vanadium, titanium or molybdenum no nitrogen is bound: the depth is the diffusion distance in pure iron.',
    dissolved_only:
      'The depth assumes that all nitride formers are dissolved; if part of them is in carbides, less nitrogen is bound and the case is deeper.',
    layer_needs_point:
      'There is no growth constant of the compound layer that applies to all steels: enter a measured layer.',
  },
  problems: {
    slower_when_hotter: '{label}: the layer must grow faster at the higher temperature.',
    inlet_sum: '{label}: ammonia and hydrogen at the inlet add up to {value} %, more than 100 %.',
    same_temperature: '{label}: the second layer must be at a different temperature from the first.',
  },
  chart: {
    lehrer: 'Lehrer diagram (pure iron)',
    depth: 'Depth versus square root of time',
    temperature: 'Temperature',
    potential: 'Nitriding potential',
    rootTime: 'Root of time',
    depthAxis: 'Depth',
    iron: 'pure iron, 2√(Dt)',
    steel: '{steel}',
  },
  changes: {
    titanium: 'Titanium binds nitrogen as TiN: the depth of steels with titanium is smaller',
    potentialCounts:
      'The nitriding potential affects the depth where no compound layer forms; vanadium and molybdenum bind nitrogen too',
    first: 'First version',
  },
  examples: {
    'burette-30': 'Pure ammonia, burette 30 %',
    'burette-60': 'Pure ammonia, burette 60 %',
    'wanted-potential': 'Burette reading for K_N 3',
    diluted: '60 % ammonia, 40 % nitrogen, half cracked',
    'chromium-depth': '1 % chromium, 520 °C, 20 h',
    boundaries: 'Boundaries at 520 °C',
  },
} satisfies CalculatorTexts;
