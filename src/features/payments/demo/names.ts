/** Demo names by language, with the spelling used in email addresses. */

import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Country } from '../../membership/registration/profile-lists.rules.ts';

type Name = readonly [shown: string, latin: string];
export type NameSet = {
  readonly given: readonly Name[];
  readonly family: readonly Name[];
  /** Joins given and family name in the order that is usual in the language. */
  readonly join: (given: string, family: string) => string;
  readonly countries: readonly Country[];
  /** Domains for email addresses, reserved for examples. */
  readonly domains: readonly string[];
  /** Offset from UTC in hours. */
  readonly hoursAhead: number;
};

const words = (text: string): Name[] => text.split(' ').map((word) => [word, plain(word)]);
/** Parses names such as `山田:yamada`: name as written, and spelling in email addresses. */
const pairs = (text: string): Name[] =>
  text.split(' ').map((pair) => {
    const [shown = '', latin = ''] = pair.split(':');
    return [shown, latin];
  });
const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]/g, '');

export const namesByLanguage: Readonly<Record<Language, NameSet>> = {
  en: {
    given: words(
      'Alice Brian Carol Derek Emma Frank Grace Hannah Ian Julia Kevin Laura Martin Nora Oliver Priya Quentin Rachel Samuel Tara Umar Violet Walter Yasmin',
    ),
    family: words(
      'Ashdown Brightforge Calloway Dunmore Eastwell Fairhurst Greyling Harrowby Ironside Kestrel Larchmont Millbrook Northcott Oakenshaw Penhallow Quillfeather Redfern Stonebridge Thornbury Westerdale',
    ),
    join: (given, family) => `${given} ${family}`,
    countries: ['United States', 'United Kingdom', 'Canada', 'India', 'Australia', 'Sweden', 'Netherlands'],
    domains: ['example.com', 'forge.example.org', 'works.example.net'],
    hoursAhead: 0,
  },
  de: {
    given: words(
      'Anja Bernd Claudia Dirk Elke Florian Greta Holger Ines Jörg Katrin Lukas Monika Norbert Petra Ralf Sabine Thomas Ulrike Volker',
    ),
    family: words(
      'Ambossberg Birkenfels Drahtmüller Eisenhuth Feuerstein Glutmann Härtefeld Kohlrausch Lindenau Morgenroth Nebelung Ofenloch Rosenhag Schmelzer Stahlmann Tannhof Weidenbach Zunderer',
    ),
    join: (given, family) => `${given} ${family}`,
    countries: ['Germany', 'Germany', 'Germany', 'Austria', 'Switzerland'],
    domains: ['example.net', 'werk.example.com', 'haerterei.example.org'],
    hoursAhead: 1,
  },
  cn: {
    given: pairs(
      '炼钢:liangang 春华:chunhua 建锋:jianfeng 晓岚:xiaolan 明铸:mingzhu 思远:siyuan 雨桐:yutong 海淬:haicui 文静:wenjing 志宏:zhihong 欣然:xinran 国栋:guodong 雪梅:xuemei 立群:liqun 子墨:zimo',
    ),
    family: pairs(
      '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 赵:zhao 黄:huang 周:zhou 吴:wu 徐:xu 孙:sun 胡:hu 朱:zhu',
    ),
    join: (given, family) => `${family}${given}`,
    countries: ['China'],
    domains: ['gangchang.example.com', 'rechuli.example.org'],
    hoursAhead: 8,
  },
  ja: {
    given: pairs(
      '鉄男:tetsuo 美咲:misaki 健一:kenichi 陽子:yoko 直樹:naoki 由美:yumi 隆:takashi 恵:megumi 大輔:daisuke 千尋:chihiro 誠:makoto 香織:kaori 修:osamu 真由美:mayumi 翔太:shota',
    ),
    family: pairs(
      '鋼野:hagano 炉端:robata 焼入:yakiire 鍛冶川:kajikawa 鉄山:tetsuyama 白金:shirogane 火坂:hisaka 砂川:sunagawa 溶田:yoda 槌本:tsuchimoto 森園:morizono 青柳:aoyagi 石動:isurugi 星名:hoshina',
    ),
    join: (given, family) => `${family} ${given}`,
    countries: ['Japan'],
    domains: ['kojo.example.com', 'netsushori.example.org'],
    hoursAhead: 9,
  },
  kr: {
    given: pairs(
      '강철:gangcheol 서연:seoyeon 민준:minjun 지우:jiu 현우:hyeonu 수진:sujin 도현:dohyeon 은영:eunyeong 재훈:jaehun 하늘:haneul 태성:taeseong 유진:yujin 성민:seongmin 다은:daeun 용광:yonggwang 보람:boram',
    ),
    family: pairs(
      '김:kim 이:lee 박:park 최:choi 정:jung 강:kang 조:cho 윤:yoon 장:jang 임:lim 한:han 오:oh 서:seo 신:shin',
    ),
    join: (given, family) => `${family}${given}`,
    countries: ['South Korea'],
    domains: ['jegang.example.com', 'yeolcheori.example.org'],
    hoursAhead: 9,
  },
};
