import { describe, expect, it } from 'vitest';
import { tooltipDelayMs, tooltipSkipMs } from '../overlay/tooltip.tsx';
import { type ToastItem, toastDurationMs, toastLimit, toastReducer } from './toast-state.ts';

const item = (id: string): ToastItem => ({ id, open: true, title: `Toast ${id}` });

describe('R-15 toasts', () => {
  it('R-15 one at a time, 5000 ms by default', () => {
    expect([toastLimit, toastDurationMs]).toEqual([1, 5000]);
    const first = toastReducer([], { type: 'added', toast: item('1') });
    expect(toastReducer(first, { type: 'added', toast: item('2') })).toEqual([item('2')]);
  });

  it('R-15 updated: the content changes, the toast stays', () => {
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

  it('R-15 dismissed: closed but still there, so that it can fade', () => {
    expect(toastReducer([item('1')], { type: 'dismissed', id: '1' })).toEqual([
      { ...item('1'), open: false },
    ]);
    expect(toastReducer([item('1')], { type: 'dismissed' })).toEqual([{ ...item('1'), open: false }]);
    expect(toastReducer([item('2')], { type: 'dismissed', id: '1' })).toEqual([item('2')]);
  });

  it('R-15 removed: gone, alone or all', () => {
    expect(toastReducer([item('1')], { type: 'removed', id: '1' })).toEqual([]);
    expect(toastReducer([item('2')], { type: 'removed', id: '1' })).toEqual([item('2')]);
    expect(toastReducer([item('2')], { type: 'removed' })).toEqual([]);
  });

  it('R-15 tooltips wait 700 ms, and 300 ms are allowed between two', () => {
    expect([tooltipDelayMs, tooltipSkipMs]).toEqual([700, 300]);
  });
});
