import type { Language } from '@ferrite/calculators/core/texts/language.ts';

type OfflineWords = {
  readonly title: string;
  readonly text: string;
  readonly stored: string;
  readonly retry: string;
};

/** Texts of the page that is shown offline in place of one that is not stored. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  en: {
    title: 'You are offline',
    text: 'This page is not stored for offline use, because it was not opened in this browser before or its access has ended.',
    stored: 'Stored calculators',
    retry: 'Try again',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite ist nicht für die Nutzung ohne Verbindung gespeichert, weil sie in diesem Browser noch nicht geöffnet wurde oder der Zugriff beendet ist.',
    stored: 'Gespeicherte Rechner',
    retry: 'Erneut versuchen',
  },
  cn: {
    title: '当前离线',
    text: '此页面未保存供离线使用：可能未在本浏览器中打开过，或访问权限已结束。',
    stored: '已保存的计算工具',
    retry: '重试',
  },
  ja: {
    title: 'オフラインです',
    text: 'このブラウザーで開かれたことがないか、利用期間が終了したため、このページはオフライン用に保存されていません。',
    stored: '保存済みの計算ツール',
    retry: '再試行',
  },
  kr: {
    title: '오프라인 상태입니다',
    text: '이 브라우저에서 연 적이 없거나 이용 권한이 끝나 이 페이지가 오프라인용으로 저장되어 있지 않습니다.',
    stored: '저장된 계산 도구',
    retry: '다시 시도',
  },
};
