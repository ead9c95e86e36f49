import type { Translation } from '../translation.ts';

export const undo = {
  unnamed: '取引',
  categorySaved: '{name}（{amount}）を「{category}」に分類しました。',
  categoryReviewed: '{name}（{amount}）を「{category}」に分類し、確認済みにしました。',
  categoriesSaved: { other: '{name}の取引{count}件を「{category}」に分類しました。' },
  categoriesReviewed: { other: '{name}の取引{count}件を「{category}」に分類し、確認済みにしました。' },
  reviewedSaved: '{name}を確認済みにしました。',
  toReviewSaved: '{name}を要確認に戻しました。',
  setByRule: 'ルールで設定されました。',
  changeSaved: '{name}の変更を保存しました。',
  changeReviewed: '{name}を保存し、確認済みにしました。',
  changesSaved: { other: '取引{count}件を更新しました。' },
  changesCategorized: { other: '取引{count}件を「{category}」に分類しました。' },
  changesCategorizedReviewed: { other: '取引{count}件を「{category}」に分類し、確認済みにしました。' },
  notSaved: { other: '{count}件は保存されていません。' },
  deleted: '{name}（{amount}）を削除しました',
  severalDeleted: { other: '取引{count}件を削除しました' },
  restored: '{name}（{amount}）を復元しました',
  severalRestored: { other: '取引{count}件を復元しました' },
  alreadySent: 'すでに送信済みのため、元に戻せません。',
  undo: '元に戻す',
  undoing: '元に戻しています…',
  dismiss: '閉じる',
  changeUndone: (values, locale) =>
    values.count === 1
      ? `${values.name}の変更を元に戻しました。`
      : `取引${values.count.toLocaleString(locale)}件の変更を元に戻しました。`,
  undone: '元に戻しました：{change}',
  changesUndone: { other: '変更{count}件を元に戻しました。' },
  changedSince: (values, locale) =>
    values.count === 1
      ? `${values.name}はその後変更されたため、元に戻していません。`
      : `取引${values.count.toLocaleString(locale)}件はその後変更されたため、元に戻していません。`,
  undoNotSaved: '元に戻していません。{reason}',
} satisfies Partial<Translation['bankTransactionList']>;
