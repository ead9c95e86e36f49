import type { Translation } from '../translation.ts';
import { save } from './forms.ts';

export const notifications = {
  ...save,
  title: '通知',
  description: '通知内容ごとに方法を1つ選択してください。',
  what: '通知設定',
  event: '通知内容',
  financialSummaries: '収支のまとめ',
  financialSummariesExample: '入金額、出金額、残額',
  bankConnectionErrors: '銀行連携の問題',
  bankConnectionErrorsExample: '銀行から取引が届かなくなったとき',
  conversations: 'メッセージ',
  conversationsExample: '取引について質問や回答があったとき',
  channelSMS: 'SMS',
  channelEMAIL: 'メール',
  channelOFF: 'オフ',
  headingSMS: 'SMS',
  notSet: '未選択',
  waiting: '保存待ち',
  unconfirmed: '未確認',
  checkAgain: '再確認',
  notSaved: '保存されていません',
  choiceNotSaved: '「{choice}」は保存されていません',
  retry: '再試行',
  otherChannel: '現在の設定：{channel}',
  noUser: '通知設定はユーザーごとのものですが、ログイン中のユーザーがいません。',
} satisfies Translation['notifications'];
