/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const hot = { temperatureC: 1100, diffusivityModel: 'own' };

export const decarburizationDepthExamples: readonly Example[] = [
  {
    key: 'plain',
    inputs: { ...hot, timeH: 1, coreCarbonPercent: 0.45, ownDiffusivityM2S: 1e-10 },
    expected: { totalDepthMm: 1.486 },
    tolerance: 0.0074,
    origin: 'derived',
    source: 'van-orstrand-1915',
  },
  {
    key: 'spring-steel',
    inputs: { temperatureC: 1100, timeH: 2, coreCarbonPercent: 0.6, criterionFraction: 0.95 },
    expected: { diffusivityM2S: 7.7519e-11, totalDepthMm: 2.071 },
    tolerance: { diffusivityM2S: 0.07e-11, totalDepthMm: 0.0207 },
    origin: 'derived',
    source: 'van-orstrand-1915',
    shown: true,
  },
  {
    key: 'ferrite-800',
    inputs: { temperatureC: 800, timeH: 4, coreCarbonPercent: 0.6, diffusivityModel: 'callister' },
    expected: {
      growthConstant: 0.09338,
      ferriteDepthMm: 0.1994,
      ferriteSidePercent: 0.0132,
      austeniteSidePercent: 0.2936,
    },
    tolerance: {
      growthConstant: 0.0009,
      ferriteDepthMm: 0.002,
      ferriteSidePercent: 0.0001,
      austeniteSidePercent: 0.0001,
    },
    origin: 'derived',
  },
  {
    key: 'ferrite-760',
    inputs: { temperatureC: 760, timeH: 3, coreCarbonPercent: 0.2 },
    expected: { growthConstant: 0.2183, ferriteDepthMm: 0.3393 },
    tolerance: { growthConstant: 0.0022, ferriteDepthMm: 0.0034 },
    origin: 'derived',
  },
  {
    key: 'with-scale',
    inputs: {
      ...hot,
      timeH: 1,
      coreCarbonPercent: 0.6,
      ownDiffusivityM2S: 8e-11,
      scaling: 'constant',
      scalingConstantM2S: 1e-11,
      depthOfInterestMm: 0.8,
    },
    expected: { metalLossMm: 0.2683, carbonAtDepthPercent: 0.358 },
    tolerance: { metalLossMm: 0.0013, carbonAtDepthPercent: 0.0018 },
    origin: 'derived',
    source: 'birks-1970',
  },
];
