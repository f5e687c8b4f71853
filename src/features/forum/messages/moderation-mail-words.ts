import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Words = { readonly subject: string; readonly text: string };
type Action = 'hidden' | 'shown' | 'deleted';

export type ModerationMailTexts = {
  readonly greeting: string;
  readonly question: Readonly<Record<Action, Words>>;
  readonly answer: Readonly<Record<Action, Words>>;
  readonly reason: string;
  readonly rules: string;
  readonly object: string;
};

/** Texts of moderation emails. Placeholders: `{site}`, `{title}`, `{nickname}` and `{reason}`. */
export const moderationMailTexts: Readonly<Record<Language, ModerationMailTexts>> = {
  en: {
    greeting: 'Hello {nickname},',
    question: {
      hidden: {
        subject: 'Your question is hidden: {title}',
        text: 'An administrator of {site} has hidden your question “{title}”. Readers no longer see it. It begins:',
      },
      shown: {
        subject: 'Your question is visible again: {title}',
        text: 'An administrator of {site} has made your question “{title}” visible again.',
      },
      deleted: {
        subject: 'Your question is deleted: {title}',
        text: 'An administrator of {site} has deleted your question “{title}”. It began:',
      },
    },
    answer: {
      hidden: {
        subject: 'Your answer is hidden: {title}',
        text: 'An administrator of {site} has hidden your answer to “{title}”. Readers no longer see it. It begins:',
      },
      shown: {
        subject: 'Your answer is visible again: {title}',
        text: 'An administrator of {site} has made your answer to “{title}” visible again.',
      },
      deleted: {
        subject: 'Your answer is deleted: {title}',
        text: 'An administrator of {site} has deleted your answer to “{title}”. It began:',
      },
    },
    reason: 'Reason: {reason}',
    rules: 'Terms of Service',
    object: 'If you do not agree, please reply to this email.',
  },
  de: {
    greeting: 'Hallo {nickname},',
    question: {
      hidden: {
        subject: 'Ihre Frage ist ausgeblendet: {title}',
        text: 'die Administration von {site} hat Ihre Frage „{title}“ ausgeblendet. Leser sehen sie nicht mehr. So beginnt sie:',
      },
      shown: {
        subject: 'Ihre Frage ist wieder zu sehen: {title}',
        text: 'die Administration von {site} hat Ihre Frage „{title}“ wieder eingeblendet.',
      },
      deleted: {
        subject: 'Ihre Frage ist gelöscht: {title}',
        text: 'die Administration von {site} hat Ihre Frage „{title}“ gelöscht. So begann sie:',
      },
    },
    answer: {
      hidden: {
        subject: 'Ihre Antwort ist ausgeblendet: {title}',
        text: 'die Administration von {site} hat Ihre Antwort auf „{title}“ ausgeblendet. Leser sehen sie nicht mehr. So beginnt sie:',
      },
      shown: {
        subject: 'Ihre Antwort ist wieder zu sehen: {title}',
        text: 'die Administration von {site} hat Ihre Antwort auf „{title}“ wieder eingeblendet.',
      },
      deleted: {
        subject: 'Ihre Antwort ist gelöscht: {title}',
        text: 'die Administration von {site} hat Ihre Antwort auf „{title}“ gelöscht. So begann sie:',
      },
    },
    reason: 'Grund: {reason}',
    rules: 'Nutzungsbedingungen',
    object: 'Wenn Sie nicht einverstanden sind, antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    greeting: '{nickname}，您好：',
    question: {
      hidden: {
        subject: '您的问题已被隐藏：{title}',
        text: '{site} 的管理员已隐藏您的问题“{title}”，读者无法再看到。内容开头为：',
      },
      shown: {
        subject: '您的问题已恢复显示：{title}',
        text: '{site} 的管理员已恢复显示您的问题“{title}”。',
      },
      deleted: {
        subject: '您的问题已被删除：{title}',
        text: '{site} 的管理员已删除您的问题“{title}”。内容开头为：',
      },
    },
    answer: {
      hidden: {
        subject: '您的回答已被隐藏：{title}',
        text: '{site} 的管理员已隐藏您对“{title}”的回答，读者无法再看到。内容开头为：',
      },
      shown: {
        subject: '您的回答已恢复显示：{title}',
        text: '{site} 的管理员已恢复显示您对“{title}”的回答。',
      },
      deleted: {
        subject: '您的回答已被删除：{title}',
        text: '{site} 的管理员已删除您对“{title}”的回答。内容开头为：',
      },
    },
    reason: '原因：{reason}',
    rules: '服务条款',
    object: '如有异议，请回复此邮件。',
  },
  ja: {
    greeting: '{nickname} 様',
    question: {
      hidden: {
        subject: '質問が非表示になりました：{title}',
        text: '{site}の管理者が、ご質問「{title}」を非表示にしました。ほかの方には表示されません。冒頭は次のとおりです。',
      },
      shown: {
        subject: '質問が再び表示されました：{title}',
        text: '{site}の管理者が、ご質問「{title}」を再び表示しました。',
      },
      deleted: {
        subject: '質問が削除されました：{title}',
        text: '{site}の管理者が、ご質問「{title}」を削除しました。冒頭は次のとおりでした。',
      },
    },
    answer: {
      hidden: {
        subject: '回答が非表示になりました：{title}',
        text: '{site}の管理者が、「{title}」へのご回答を非表示にしました。ほかの方には表示されません。冒頭は次のとおりです。',
      },
      shown: {
        subject: '回答が再び表示されました：{title}',
        text: '{site}の管理者が、「{title}」へのご回答を再び表示しました。',
      },
      deleted: {
        subject: '回答が削除されました：{title}',
        text: '{site}の管理者が、「{title}」へのご回答を削除しました。冒頭は次のとおりでした。',
      },
    },
    reason: '理由：{reason}',
    rules: '利用規約',
    object: 'ご異議がある場合は、このメールにご返信ください。',
  },
  kr: {
    greeting: '{nickname} 님, 안녕하세요.',
    question: {
      hidden: {
        subject: '질문이 숨겨졌습니다: {title}',
        text: '{site} 관리자가 질문 “{title}” 글을 숨겼습니다. 다른 사람에게는 보이지 않습니다. 글의 첫머리:',
      },
      shown: {
        subject: '질문이 다시 표시됩니다: {title}',
        text: '{site} 관리자가 질문 “{title}” 글을 다시 표시했습니다.',
      },
      deleted: {
        subject: '질문이 삭제되었습니다: {title}',
        text: '{site} 관리자가 질문 “{title}” 글을 삭제했습니다. 글의 첫머리:',
      },
    },
    answer: {
      hidden: {
        subject: '답변이 숨겨졌습니다: {title}',
        text: '{site} 관리자가 “{title}” 질문에 쓰신 답변을 숨겼습니다. 다른 사람에게는 보이지 않습니다. 글의 첫머리:',
      },
      shown: {
        subject: '답변이 다시 표시됩니다: {title}',
        text: '{site} 관리자가 “{title}” 질문에 쓰신 답변을 다시 표시했습니다.',
      },
      deleted: {
        subject: '답변이 삭제되었습니다: {title}',
        text: '{site} 관리자가 “{title}” 질문에 쓰신 답변을 삭제했습니다. 글의 첫머리:',
      },
    },
    reason: '사유: {reason}',
    rules: '이용약관',
    object: '동의하지 않으시면 이 메일에 회신해 주십시오.',
  },
};
