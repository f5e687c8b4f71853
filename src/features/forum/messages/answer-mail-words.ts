import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Words = {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly open: string;
  readonly why: string;
  readonly mute: string;
};

/** Placeholders: `{site}`, `{title}`, `{author}` and `{nickname}`. */
export const answerMailTexts: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'New answer: {title}',
    greeting: 'Hello {nickname},',
    intro: '{author} has answered your question “{title}” on {site}:',
    open: 'Read and answer',
    why: 'You receive this email because you asked the question.',
    mute: 'Unsubscribe from answer notifications',
  },
  de: {
    subject: 'Neue Antwort: {title}',
    greeting: 'Hallo {nickname},',
    intro: '{author} hat auf {site} Ihre Frage „{title}“ beantwortet:',
    open: 'Lesen und antworten',
    why: 'Sie erhalten diese E-Mail, weil Sie die Frage gestellt haben.',
    mute: 'E-Mails zu Antworten abbestellen',
  },
  cn: {
    subject: '新回答：{title}',
    greeting: '{nickname}，您好：',
    intro: '{author} 在 {site} 回答了您的问题“{title}”：',
    open: '查看并回复',
    why: '您收到此邮件，是因为该问题由您提出。',
    mute: '不再接收回答通知邮件',
  },
  ja: {
    subject: '新しい回答：{title}',
    greeting: '{nickname} 様',
    intro: '{site}でのご質問「{title}」に{author}さんが回答しました。',
    open: '読んで返信する',
    why: 'このメールは、質問された方にお送りしています。',
    mute: '回答のお知らせメールを停止する',
  },
  kr: {
    subject: '새 답변: {title}',
    greeting: '{nickname} 님, 안녕하세요.',
    intro: '{site}에 올리신 질문 “{title}”에 {author} 님이 답변했습니다.',
    open: '읽고 답하기',
    why: '질문을 올리신 분께 보내는 메일입니다.',
    mute: '답변 알림 메일 그만 받기',
  },
};
