import { describe, expect, it } from 'vitest';
import { heatOrders, inOrder } from './heat-order.rules.ts';

const heats = [
  { name: 'Heat 10', grade: 'C45E', updatedAt: '2026-11-02T08:00:00.000Z' },
  { name: 'heat 9', grade: '', updatedAt: '2026-11-04T08:00:00.000Z' },
  { name: 'Ärger 1', grade: '42CrMo4', updatedAt: '2026-11-03T08:00:00.000Z' },
  { name: 'Heat 2', grade: '42CrMo4', updatedAt: '2026-11-01T08:00:00.000Z' },
];
const namesIn = (order: (typeof heatOrders)[number]) => inOrder(heats, order, 'de').map(({ name }) => name);

describe('order of heats', () => {
  it('W-01 heats are listed by last change, by name with numbers by value, or by grade with missing grades last', () => {
    expect(namesIn('changed')).toEqual(['heat 9', 'Ärger 1', 'Heat 10', 'Heat 2']);
    expect(namesIn('name')).toEqual(['Ärger 1', 'Heat 2', 'heat 9', 'Heat 10']);
    expect(namesIn('grade')).toEqual(['Ärger 1', 'Heat 2', 'Heat 10', 'heat 9']);
  });

  it('W-01 an order neither adds nor removes heats', () => {
    for (const order of heatOrders)
      expect(new Set(namesIn(order))).toEqual(new Set(heats.map((heat) => heat.name)));
  });
});
