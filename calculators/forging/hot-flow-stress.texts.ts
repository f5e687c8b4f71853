import type { TextsInFiveLanguages } from '../texts.ts';

export default {
  en: {
    summary:
      'Flow stress of hot steel by Misaka, Shida, Hensel–Spittel and Medina–Hernandez side by side, with the Zener–Hollomon parameter: for load, power and simulation.',
    inputs: {
      steel: 'Heat analysis',
      temperatureC: 'Temperature',
      strain: 'True strain',
      strainRate: 'Strain rate',
      misakaBy: 'Misaka for',
      spittelSteel: 'Hensel–Spittel coefficients',
      activationKJmol: 'Activation energy for Z',
    },
    choices: {
      'misakaBy.carbon': 'carbon steel (f = 1)',
      'misakaBy.alloyed': 'low-alloy steel (f by analysis)',
      'spittelSteel.C22': 'C20 / C22',
      'spittelSteel.C45': 'C45',
      'spittelSteel.S355J2': 'S355J2',
    },
    outputs: {
      meanStressMPa: 'Flow stress, mean of three models',
      misakaMPa: 'Misaka & Yoshimoto (mean of the pass)',
      shidaMPa: 'Shida',
      spittelMPa: 'Hensel–Spittel',
      medinaMPa: 'Medina & Hernandez (peak)',
      lnZ: 'ln Z',
      logZ: 'log Z',
      medinaActivationKJmol: 'Activation energy by Medina',
      shidaTransitionC: 'Transition temperature of Shida',
    },
    warnings: {
      alloyed: 'Highly alloyed steel is not covered by Misaka, Shida or these Hensel–Spittel coefficients.',
      below_transition:
        'Below {transition} °C ferrite takes part ({source}); the other models assume austenite.',
      different_stresses:
        'Misaka gives the mean of a pass, Shida and Hensel–Spittel the stress at the strain, Medina the peak without strain. In plane strain multiply by 1.155.',
    },
    chart: {
      overStrain: 'Flow stress over true strain',
      overTemperature: 'Flow stress over temperature',
      strain: 'True strain',
      stress: 'Flow stress',
      temperature: 'Temperature',
      yourPass: 'your pass',
    },
    changes: {
      first: 'First version',
    },
    examples: {
      misaka: 'Misaka: 0.45 % C, 1100 °C, 0.3, 50 s⁻¹',
      shida: 'Shida: 0.45 % C, 1100 °C, 0.3, 10 s⁻¹',
      'shida-ferrite': 'Shida below the transition: 0.10 % C, 750 °C',
      spittel: 'Hensel–Spittel: C45, 1100 °C, 0.3, 10 s⁻¹',
      medina: 'Medina & Hernandez: 0.42 % C, 0.22 % Mo, 1100 °C, 1 s⁻¹',
      zener: 'Zener–Hollomon: 1 s⁻¹, 312 kJ/mol, 1000 °C',
    },
  },
  de: {
    summary:
      'Fließspannung von Stahl bei Warmumformung nach Misaka, Shida, Hensel–Spittel und Medina–Hernandez im Vergleich, mit Zener-Hollomon-Parameter: für Kraft, Leistung und Simulation.',
    inputs: {
      steel: 'Schmelzenanalyse',
      temperatureC: 'Temperatur',
      strain: 'Umformgrad',
      strainRate: 'Umformgeschwindigkeit',
      misakaBy: 'Misaka für',
      spittelSteel: 'Hensel-Spittel-Koeffizienten',
      activationKJmol: 'Aktivierungsenergie für Z',
    },
    choices: {
      'misakaBy.carbon': 'Kohlenstoffstahl (f = 1)',
      'misakaBy.alloyed': 'niedriglegierter Stahl (f nach Analyse)',
      'spittelSteel.C22': 'C20 / C22',
      'spittelSteel.C45': 'C45',
      'spittelSteel.S355J2': 'S355J2',
    },
    outputs: {
      meanStressMPa: 'Fließspannung, Mittel dreier Modelle',
      misakaMPa: 'Misaka & Yoshimoto (Mittel des Stichs)',
      shidaMPa: 'Shida',
      spittelMPa: 'Hensel–Spittel',
      medinaMPa: 'Medina & Hernandez (Höchstwert)',
      lnZ: 'ln Z',
      logZ: 'log Z',
      medinaActivationKJmol: 'Aktivierungsenergie nach Medina',
      shidaTransitionC: 'Übergangstemperatur nach Shida',
    },
    warnings: {
      alloyed:
        'Hochlegierter Stahl ist von Misaka, Shida und diesen Hensel-Spittel-Koeffizienten nicht erfasst.',
      below_transition:
        'Unter {transition} °C ist Ferrit beteiligt ({source}); die anderen Modelle setzen Austenit voraus.',
      different_stresses:
        'Misaka gibt das Mittel eines Stichs, Shida und Hensel–Spittel die Spannung beim Umformgrad, Medina den Höchstwert ohne Umformgrad. Bei ebener Formänderung mal 1,155.',
    },
    chart: {
      overStrain: 'Fließspannung über Umformgrad',
      overTemperature: 'Fließspannung über Temperatur',
      strain: 'Umformgrad',
      stress: 'Fließspannung',
      temperature: 'Temperatur',
      yourPass: 'Ihr Stich',
    },
    changes: {
      first: 'Erste Fassung',
    },
    examples: {
      misaka: 'Misaka: 0,45 % C, 1100 °C, 0,3, 50 s⁻¹',
      shida: 'Shida: 0,45 % C, 1100 °C, 0,3, 10 s⁻¹',
      'shida-ferrite': 'Shida unter dem Übergang: 0,10 % C, 750 °C',
      spittel: 'Hensel–Spittel: C45, 1100 °C, 0,3, 10 s⁻¹',
      medina: 'Medina & Hernandez: 0,42 % C, 0,22 % Mo, 1100 °C, 1 s⁻¹',
      zener: 'Zener-Hollomon: 1 s⁻¹, 312 kJ/mol, 1000 °C',
    },
  },
  cn: {
    summary:
      '按 Misaka、Shida、Hensel–Spittel 和 Medina–Hernandez 并列计算钢的热变形流变应力及 Zener-Hollomon 参数，用于力能计算和模拟。',
    inputs: {
      steel: '熔炼分析',
      temperatureC: '温度',
      strain: '真应变',
      strainRate: '应变速率',
      misakaBy: 'Misaka 适用',
      spittelSteel: 'Hensel–Spittel 系数',
      activationKJmol: 'Z 的激活能',
    },
    choices: {
      'misakaBy.carbon': '碳钢（f = 1）',
      'misakaBy.alloyed': '低合金钢（f 由成分求得）',
      'spittelSteel.C22': 'C20 / C22',
      'spittelSteel.C45': 'C45',
      'spittelSteel.S355J2': 'S355J2',
    },
    outputs: {
      meanStressMPa: '流变应力（三模型平均）',
      misakaMPa: 'Misaka & Yoshimoto（道次平均）',
      shidaMPa: 'Shida',
      spittelMPa: 'Hensel–Spittel',
      medinaMPa: 'Medina & Hernandez（峰值）',
      lnZ: 'ln Z',
      logZ: 'log Z',
      medinaActivationKJmol: 'Medina 激活能',
      shidaTransitionC: 'Shida 转变温度',
    },
    warnings: {
      alloyed: '高合金钢不在 Misaka、Shida 及所列 Hensel–Spittel 系数的适用范围内。',
      below_transition: '低于 {transition} °C 时有铁素体参与（{source}）；其他模型假定为奥氏体。',
      different_stresses:
        'Misaka 为道次平均值，Shida 和 Hensel–Spittel 为该应变下的值，Medina 为峰值（与应变无关）。平面应变时乘以 1.155。',
    },
    chart: {
      overStrain: '流变应力与真应变',
      overTemperature: '流变应力与温度',
      strain: '真应变',
      stress: '流变应力',
      temperature: '温度',
      yourPass: '您的道次',
    },
    changes: {
      first: '首个版本',
    },
    examples: {
      misaka: 'Misaka：0.45% C，1100 °C，0.3，50 s⁻¹',
      shida: 'Shida：0.45% C，1100 °C，0.3，10 s⁻¹',
      'shida-ferrite': 'Shida，低于转变温度：0.10% C，750 °C',
      spittel: 'Hensel–Spittel：C45，1100 °C，0.3，10 s⁻¹',
      medina: 'Medina & Hernandez：0.42% C，0.22% Mo，1100 °C，1 s⁻¹',
      zener: 'Zener-Hollomon：1 s⁻¹，312 kJ/mol，1000 °C',
    },
  },
  ja: {
    summary:
      'Misaka、Shida、Hensel–Spittel、Medina–Hernandezの各式で鋼の熱間変形抵抗を並べて求め、ゼナー・ホロモンパラメータも示します。荷重、動力、解析に使えます。',
    inputs: {
      steel: '溶鋼分析',
      temperatureC: '温度',
      strain: '真ひずみ',
      strainRate: 'ひずみ速度',
      misakaBy: 'Misaka式の対象',
      spittelSteel: 'Hensel–Spittelの係数',
      activationKJmol: 'Zの活性化エネルギー',
    },
    choices: {
      'misakaBy.carbon': '炭素鋼（f = 1）',
      'misakaBy.alloyed': '低合金鋼（fは成分から）',
      'spittelSteel.C22': 'C20 / C22',
      'spittelSteel.C45': 'C45',
      'spittelSteel.S355J2': 'S355J2',
    },
    outputs: {
      meanStressMPa: '変形抵抗（3モデルの平均）',
      misakaMPa: 'Misaka & Yoshimoto（パス平均）',
      shidaMPa: 'Shida',
      spittelMPa: 'Hensel–Spittel',
      medinaMPa: 'Medina & Hernandez（ピーク）',
      lnZ: 'ln Z',
      logZ: 'log Z',
      medinaActivationKJmol: 'Medinaの活性化エネルギー',
      shidaTransitionC: 'Shidaの遷移温度',
    },
    warnings: {
      alloyed: '高合金鋼はMisaka、Shida、ここでのHensel–Spittel係数の対象外です。',
      below_transition:
        '{transition} °C未満ではフェライトが加わります（{source}）。他のモデルはオーステナイトを仮定します。',
      different_stresses:
        'Misakaはパスの平均、ShidaとHensel–Spittelはそのひずみでの値、Medinaはひずみによらないピークです。平面ひずみでは1.155倍します。',
    },
    chart: {
      overStrain: '真ひずみと変形抵抗',
      overTemperature: '温度と変形抵抗',
      strain: '真ひずみ',
      stress: '変形抵抗',
      temperature: '温度',
      yourPass: '入力したパス',
    },
    changes: {
      first: '初版',
    },
    examples: {
      misaka: 'Misaka：0.45% C、1100 °C、0.3、50 s⁻¹',
      shida: 'Shida：0.45% C、1100 °C、0.3、10 s⁻¹',
      'shida-ferrite': 'Shida、遷移温度未満：0.10% C、750 °C',
      spittel: 'Hensel–Spittel：C45、1100 °C、0.3、10 s⁻¹',
      medina: 'Medina & Hernandez：0.42% C、0.22% Mo、1100 °C、1 s⁻¹',
      zener: 'ゼナー・ホロモン：1 s⁻¹、312 kJ/mol、1000 °C',
    },
  },
  kr: {
    summary:
      'Misaka, Shida, Hensel–Spittel, Medina–Hernandez 식으로 강의 열간 유동 응력을 나란히 계산하고 제너-홀로몬 파라미터를 제시합니다. 하중, 동력, 해석에 사용합니다.',
    inputs: {
      steel: '용강 분석',
      temperatureC: '온도',
      strain: '진변형률',
      strainRate: '변형률 속도',
      misakaBy: 'Misaka 식 대상',
      spittelSteel: 'Hensel–Spittel 계수',
      activationKJmol: 'Z의 활성화 에너지',
    },
    choices: {
      'misakaBy.carbon': '탄소강(f = 1)',
      'misakaBy.alloyed': '저합금강(f는 성분에서)',
      'spittelSteel.C22': 'C20 / C22',
      'spittelSteel.C45': 'C45',
      'spittelSteel.S355J2': 'S355J2',
    },
    outputs: {
      meanStressMPa: '유동 응력(세 모델 평균)',
      misakaMPa: 'Misaka & Yoshimoto(패스 평균)',
      shidaMPa: 'Shida',
      spittelMPa: 'Hensel–Spittel',
      medinaMPa: 'Medina & Hernandez(최대)',
      lnZ: 'ln Z',
      logZ: 'log Z',
      medinaActivationKJmol: 'Medina 활성화 에너지',
      shidaTransitionC: 'Shida 천이 온도',
    },
    warnings: {
      alloyed: '고합금강은 Misaka, Shida 및 이 Hensel–Spittel 계수의 대상이 아닙니다.',
      below_transition:
        '{transition} °C 미만에서는 페라이트가 관여합니다({source}). 다른 모델은 오스테나이트를 가정합니다.',
      different_stresses:
        'Misaka는 패스 평균, Shida와 Hensel–Spittel은 해당 변형률의 값, Medina는 변형률과 무관한 최대값입니다. 평면 변형에서는 1.155를 곱합니다.',
    },
    chart: {
      overStrain: '진변형률에 따른 유동 응력',
      overTemperature: '온도에 따른 유동 응력',
      strain: '진변형률',
      stress: '유동 응력',
      temperature: '온도',
      yourPass: '입력한 패스',
    },
    changes: {
      first: '첫 버전',
    },
    examples: {
      misaka: 'Misaka: 0.45 % C, 1100 °C, 0.3, 50 s⁻¹',
      shida: 'Shida: 0.45 % C, 1100 °C, 0.3, 10 s⁻¹',
      'shida-ferrite': 'Shida, 천이 온도 미만: 0.10 % C, 750 °C',
      spittel: 'Hensel–Spittel: C45, 1100 °C, 0.3, 10 s⁻¹',
      medina: 'Medina & Hernandez: 0.42 % C, 0.22 % Mo, 1100 °C, 1 s⁻¹',
      zener: '제너-홀로몬: 1 s⁻¹, 312 kJ/mol, 1000 °C',
    },
  },
} satisfies TextsInFiveLanguages;
