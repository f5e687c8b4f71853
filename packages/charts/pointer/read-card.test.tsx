import type { Axis, ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../scene.ts';
import { chartWords } from '../text/chart-words.ts';
import { textWidth } from '../text/text-size.ts';
import { ReadCard } from './read-card.tsx';
import { readAt } from './reading.ts';

const axis: Axis = { label: 'depth', scale: 'linear', domain: [0, 100] };
const words = chartWords({ names: { depth: 'Depth' }, approximate: '', language: 'en' });
const size = { width: 739, height: 580 };

/** Returns the width in pixels and the text of the card at the middle of a diagram whose curve has this name. */
function cardOf(label: string | undefined) {
  const line = {
    role: 'user' as const,
    points: [
      [0, 0],
      [100, 100],
    ] as const,
    ...(label && { label: { literal: label } }),
  };
  const drawing: ChartDrawing = { x: axis, y: axis, lines: [line] };
  const scene = buildScene(drawing, size, words, []);
  const from = [400, 300] as const;
  const markup = renderToStaticMarkup(
    <ReadCard drawing={drawing} scene={scene} words={words} reading={readAt(scene, from)} from={from} />,
  );
  const card = markup.slice(markup.indexOf('flex-col'));
  const width = Number(/width:(\d+)px/.exec(card)?.[1]);
  return { width, text: card.replace(/<[^>]*>/g, ' ') };
}

describe('C-03 card with values at the pointer', () => {
  it('C-03 the card with values at the pointer is wide enough for the name of a curve', () => {
    const long = 'Ågren 1986, Tibbetts 1980, Slycke & Ericsson';
    expect(cardOf(long).width).toBeGreaterThan(textWidth(long, 13) + 60);
    expect(cardOf('mean').width).toBeLessThan(220);
  });

  it('C-03 the card with values at the pointer names an unnamed curve as the quantity of the axis', () => {
    expect(cardOf(undefined).text).toContain('Depth');
  });
});
