import type { Translation } from '../translation.ts';

const attachments = {
  attachments: '添付ファイル',
  noAttachments: '添付ファイルはありません。',
  attachment: '添付ファイル',
  viewAttachment: '表示',
  previewAttachment: '{name}をプレビュー',
  addAttachment: '追加…',
  dropAttachment: 'ファイルのドロップや貼り付けもできます。',
  addingAttachment: '追加中…',
  attachmentFailed: 'ファイルを添付できませんでした。もう一度お試しください。',
  remove: '{name}を削除',
} satisfies Partial<Translation['journalEntry']>;

export const save = {
  save: '保存',
  saving: '保存中…',
  saved: '保存しました',
  nothingToSave: '保存する変更がありません。',
  cancel: 'キャンセル',
  close: '閉じる',
  closedTitle: '締め済みの期間に保存しますか？',
  closedWarning: '{date}まで締め済みです。変更すると、その期間のレポートの数字が変わります。',
  changeAnyway: 'そのまま保存',
  notChecked: '最新のデータを読み込めなかったため、何も保存されていません。もう一度お試しください。',
  check: '確認する',
  checking: '確認中…',
  checkFailed: '確認できませんでした。しばらくしてからもう一度お試しください。',
  wasSaved: '変更は保存されました。',
  wasNotSaved: '保存されていません。変更内容は残っています。もう一度保存してください。',
  discardTitle: '変更を破棄しますか？',
  discardText: '保存していない変更があります。',
  leaveUnknownText:
    '最後の変更が保存されたかどうか確認できませんでした。確認してから移動するか、このまま移動してください。',
  discard: '破棄',
  keepEditing: '編集を続ける',
} satisfies Partial<Translation['journalEntry']>;

export const form = {
  ...attachments,
  ...save,
  description: '摘要',
  bankAccount: '口座',
  dimensions: 'セグメント',
  statusACTIVE: '有効',
  statusINACTIVE: '無効（帳簿に含めない）',
  line: '{number}行目',
  undo: '元に戻す',
  addLine: '行を追加',
  removeLine: '{number}行目を削除',
  moreDetails: '詳細項目',
  customData: 'カスタムデータ',
  tooManyFields: { other: '項目が{count}件あります。上限は50件です。いくつかを1つの項目にまとめてください。' },
  customDataTooLong: { other: '全項目で{count}文字あります。上限は2,000文字です。短くしてください。' },
  yours: '自分の値',
  current: '現在の値',
  empty: '空欄',
} satisfies Partial<Translation['journalEntry']>;
