import { describe, expect, it } from 'vitest';
import {
  elementTiles,
  type FloatingSymbol,
  floatMs,
  slots,
  spawn,
  spawnMs,
  staticMs,
} from './element-symbols.ts';

const half = () => 0.5;

describe('R-16 element symbols', () => {
  it('R-16 the symbols are the fifteen elements of the specification', () => {
    expect(elementTiles.map((tile) => tile.symbol).join(' ')).toBe('Fe C Ni Cr Mn Mo Cu Al S Co Nb B N V W');
    expect(slots.length).toBeGreaterThanOrEqual(elementTiles.length);
  });

  it('R-16 static symbols disappear after 5 s; one symbol floats up every 1.8 s and disappears after 20 s', () => {
    expect([staticMs, spawnMs, floatMs]).toEqual([5_000, 1_800, 20_000]);
  });

  it('R-16 each spawn adds one symbol and removes expired symbols', () => {
    let floating: readonly FloatingSymbol[] = [];
    for (let now = spawnMs; now <= 60_000; now += spawnMs) floating = spawn(floating, now, half);
    expect(floating).toHaveLength(Math.ceil(floatMs / spawnMs));
    expect(new Set(floating.map((each) => each.id)).size).toBe(floating.length);
    expect(new Set(floating.map((each) => each.slot)).size).toBe(floating.length);
    expect(spawn(floating, 200_000, half)).toHaveLength(1);
  });
});
