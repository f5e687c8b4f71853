import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type NoticeWords = {
  readonly subject: Readonly<Record<'question' | 'answer', string>>;
  readonly intro: Readonly<Record<'question' | 'answer', string>>;
  readonly reason: string;
  readonly note: string;
  readonly open: string;
};

/** Texts of the emails about reports. Placeholders: `{site}`, `{title}`, `{nickname}`, `{reason}` and `{note}`. */
export const reportNoticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: {
    subject: {
      question: '{site}: a question was reported: {title}',
      answer: '{site}: an answer was reported: {title}',
    },
    intro: {
      question: '{nickname} has reported the question “{title}”. It begins:',
      answer: '{nickname} has reported an answer to “{title}”. It begins:',
    },
    reason: 'Reason: {reason}',
    note: 'Note: {note}',
    open: 'Decide in the dashboard',
  },
  de: {
    subject: {
      question: '{site}: Frage gemeldet: {title}',
      answer: '{site}: Antwort gemeldet: {title}',
    },
    intro: {
      question: '{nickname} hat die Frage „{title}“ gemeldet. Sie beginnt so:',
      answer: '{nickname} hat eine Antwort auf „{title}“ gemeldet. Sie beginnt so:',
    },
    reason: 'Grund: {reason}',
    note: 'Anmerkung: {note}',
    open: 'In der Verwaltung entscheiden',
  },
  cn: {
    subject: {
      question: '{site}：有问题被举报：{title}',
      answer: '{site}：有回答被举报：{title}',
    },
    intro: {
      question: '{nickname} 举报了问题“{title}”，开头如下：',
      answer: '{nickname} 举报了“{title}”下的一条回答，开头如下：',
    },
    reason: '原因：{reason}',
    note: '备注：{note}',
    open: '在管理面板中处理',
  },
  ja: {
    subject: {
      question: '{site}：質問が報告されました：{title}',
      answer: '{site}：回答が報告されました：{title}',
    },
    intro: {
      question: '{nickname}さんが質問「{title}」を報告しました。冒頭は次のとおりです。',
      answer: '{nickname}さんが「{title}」への回答を報告しました。冒頭は次のとおりです。',
    },
    reason: '理由：{reason}',
    note: 'メモ：{note}',
    open: '管理画面で対応する',
  },
  kr: {
    subject: {
      question: '{site}: 질문 신고: {title}',
      answer: '{site}: 답변 신고: {title}',
    },
    intro: {
      question: '{nickname} 님이 다음 질문을 신고했습니다: “{title}”. 내용은 다음과 같이 시작합니다.',
      answer: '{nickname} 님이 다음 질문의 답변을 신고했습니다: “{title}”. 답변은 다음과 같이 시작합니다.',
    },
    reason: '사유: {reason}',
    note: '메모: {note}',
    open: '관리자 화면에서 처리하기',
  },
};
