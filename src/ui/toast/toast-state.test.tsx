import { describe, expect, it } from 'vitest';
import { tooltipDelayMs, tooltipSkipMs } from '../overlay/tooltip.tsx';
import { type ToastItem, toastDurationMs, toastLimit, toastReducer } from './toast-state.ts';

const item = (id: string): ToastItem => ({ id, open: true, title: `Toast ${id}` });

describe('R-15 toasts', () => {
  it('R-15 toasts are shown one at a time, for 5000 ms by default', () => {
    expect([toastLimit, toastDurationMs]).toEqual([1, 5000]);
    const first = toastReducer([], { type: 'added', toast: item('1') });
    expect(toastReducer(first, { type: 'added', toast: item('2') })).toEqual([item('2')]);
  });

  it('R-15 a toast can be updated: the content changes while the toast remains', () => {
    const updated = toastReducer([item('1')], {
      type: 'updated',
      id: '1',
      content: { title: 'Other', variant: 'destructive' },
    });
    expect(updated).toEqual([{ id: '1', open: true, title: 'Other', variant: 'destructive' }]);
    expect(toastReducer([item('1')], { type: 'updated', id: '9', content: { title: 'Other' } })).toEqual([
      item('1'),
    ]);
  });

  it('R-15 a dismissed toast is closed but stays in the list to fade out', () => {
    expect(toastReducer([item('1')], { type: 'dismissed', id: '1' })).toEqual([
      { ...item('1'), open: false },
    ]);
    expect(toastReducer([item('1')], { type: 'dismissed' })).toEqual([{ ...item('1'), open: false }]);
    expect(toastReducer([item('2')], { type: 'dismissed', id: '1' })).toEqual([item('2')]);
  });

  it('R-15 one toast or all toasts can be removed', () => {
    expect(toastReducer([item('1')], { type: 'removed', id: '1' })).toEqual([]);
    expect(toastReducer([item('2')], { type: 'removed', id: '1' })).toEqual([item('2')]);
    expect(toastReducer([item('2')], { type: 'removed' })).toEqual([]);
  });

  it('R-15 a tooltip appears after 700 ms, and immediately within 300 ms after another one', () => {
    expect([tooltipDelayMs, tooltipSkipMs]).toEqual([700, 300]);
  });
});
