import { describe, expect, it } from 'vitest';
import { scaleOf } from '../axis.ts';
import { movedByKey } from './drag-handle.tsx';

const x = scaleOf({ domain: [0, 50], scale: 'linear' }, [0, 500]);
const y = scaleOf({ domain: [1, 1000], scale: 'log' }, [300, 0]);
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
const moved = (name: string, axes: { x: boolean; y: boolean }, shiftKey = false) =>
  movedByKey(key(name, shiftKey), [20, 10], { axes }, { x, y });

describe('B-02 moving the result point by keys', () => {
  it('B-02 arrow and page keys move by steps of the axis, with Shift by a tenth', () => {
    const axes = { x: true, y: false };
    expect(moved('ArrowRight', axes)).toEqual([20.5, 10]);
    expect(moved('ArrowLeft', axes, true)).toEqual([19.95, 10]);
    expect(moved('PageUp', axes)).toEqual([25, 10]);
    expect(moved('ArrowUp', { x: false, y: true })?.[1]).toBeCloseTo(10.7, 1);
  });

  it('B-02 Home and End move to the ends of the axis, and other keys do not move the point', () => {
    expect(moved('Home', { x: true, y: true })).toEqual([0, 10]);
    expect(moved('End', { x: true, y: false })).toEqual([50, 10]);
    expect(moved('End', { x: false, y: true })).toEqual([20, 1000]);
    expect(moved('Enter', { x: true, y: true })).toBeNull();
  });

  it('B-02 on a reversed axis Home leads to the smallest value', () => {
    const reversed = { x: scaleOf({ domain: [50, 5], scale: 'linear' }, [0, 500]), y };
    expect(movedByKey(key('Home'), [20, 10], { axes: { x: true, y: false } }, reversed)).toEqual([5, 10]);
  });
});
