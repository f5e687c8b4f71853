import { describe, expect, it } from 'vitest';
import { isStatisticLetter, isSummaryLabel } from './summary-labels.ts';

describe('C-04 labels of rows', () => {
  it.each([
    ...[
      'Average',
      'Mean',
      'Mean (n = 25)',
      'Mean value',
      'Average of all heats',
      'AVG',
      'x̄',
      'Ø',
      'σ',
      'Total:',
    ],
    ...[
      'Sum',
      'Grand total',
      'Std dev',
      'Std. Dev.',
      'Standard deviation',
      'StDev',
      'Min',
      'Max.',
      'Spec max',
    ],
    ...[
      'Spec. min',
      'Upper limit',
      'Aim',
      'Target',
      'USL',
      'Mittelwert',
      'Summe',
      'Standardabweichung',
      'Soll',
    ],
    ...[
      'Soll max',
      'Grenzwert',
      'Durchschnitt',
      '平均',
      '平均値',
      '合计',
      '合計',
      '最大值',
      '規格上限',
      '标准差',
    ],
    ...['標準偏差', '평균', '평균값', '합계', '최대', '최소값', '규격 상한', 'ＭＡＸ', 'Min/Max', 'max-min'],
    ...['Δ', '∅', 'Bias', 'Ziel', 'LOD', 'Messunsicherheit', 'Nachweisgrenze'],
    ...['±', '3s', '2σ', '±3σ', '3 sigma', 'SD%', 'RSD%', 'Var', 'Mittelwert A', 'Mean of 2', 'Summe von 12'],
    ...[
      'A avg',
      'H1 SD',
      'A (SD)',
      'Mean A',
      'Mean 1',
      'A: Mittelwert',
      'Toleranz',
      'OEG',
      'UEG',
      'Tolerance',
    ],
    ...[
      '極差',
      '公差',
      '偏差',
      '許容差',
      '狙い',
      '狙い値',
      'ばらつき',
      '범위',
      '편차',
      '허용차',
      '공차',
      '표준편차',
    ],
  ])('C-04 the label “%s” names totals, statistics or limits', (label) => {
    expect(isSummaryLabel(label)).toBe(true);
  });

  it.each([
    ...[
      '',
      'A',
      'N',
      'S',
      '4711',
      'Heat 12',
      'Max 1',
      'Total 7',
      'Soll-1',
      'Mean Street',
      'Maxine',
      'Summer',
      'n',
    ],
    ...[
      'all heats',
      'Schmelze',
      'S355J2',
      '平均台1',
      '規格A',
      '합계1',
      'Standard steel',
      'Ist',
      'heat',
      'Probe 3',
      'SD 40',
      '3S',
      '12s',
      'A max 3',
      'Mean Street 2',
      'Heat (SD)',
      'R',
      's',
    ],
  ])('C-04 the label “%s” is the name of a heat', (label) => {
    expect(isSummaryLabel(label)).toBe(false);
  });

  it('C-04 s, n and R are recognized as letters of statistics', () => {
    expect(['s', 'n', 'R', ' s '].every(isStatisticLetter)).toBe(true);
    expect(['S', 'N', 'r', 'A', 'ss', ''].some(isStatisticLetter)).toBe(false);
  });
});
