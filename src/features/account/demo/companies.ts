/** Demo companies. Their tax numbers consist of zeros, so they belong to no real company. */
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { BillingDetails } from '../receipts/billing.rules.ts';

export const companies: readonly (BillingDetails & { readonly language: Language })[] = [
  {
    language: 'de',
    company: 'Härterei Glutmann GmbH',
    address: 'Am Anlassofen 12\n00000 Eisenstadt',
    country: 'Deutschland',
    taxNumber: 'DE000000000',
  },
  {
    language: 'de',
    company: 'Schmiede Amboss & Söhne KG',
    address: 'Gesenkweg 3\n00000 Hammertal',
    country: 'Deutschland',
    taxNumber: 'DE000000001',
  },
  {
    language: 'kr',
    company: '한빛열처리 주식회사',
    address: '경남 창원시 성산구 담금질로 15',
    country: '대한민국',
    taxNumber: '000-00-00000',
  },
  {
    language: 'kr',
    company: '(주)동해단조',
    address: '경북 포항시 남구 단조길 7',
    country: '대한민국',
    taxNumber: '000-00-00001',
  },
  {
    language: 'ja',
    company: '株式会社灯熱処理',
    address: '愛知県名古屋市港区焼入町1-2',
    country: '日本',
    taxNumber: 'T0000000000000',
  },
  {
    language: 'cn',
    company: '恒炉热处理有限公司',
    address: '江苏省苏州市工业园区淬火路8号',
    country: '中国',
    taxNumber: '000000000000000000',
  },
  {
    language: 'en',
    company: 'Ironside Heat Treating Ltd',
    address: 'Unit 4, Quench Lane\nForgeham FX0 0XX',
    country: 'United Kingdom',
    taxNumber: 'GB000000000',
  },
];
