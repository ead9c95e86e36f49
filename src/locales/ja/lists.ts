import type { Translation } from '../translation.ts';

export const filters = {
  period: '期間',
  thisMonth: '今月',
  lastMonth: '先月',
  thisQuarter: '今四半期',
  thisYear: '今年',
  lastYear: '昨年',
  all: '全期間',
  custom: '期間を指定…',
  filter: 'フィルター',
  filterBy: 'フィルターの項目…',
  operator: '条件',
  applyFilter: '適用',
  conditionIncomplete: '値を入力または選択してください。',
  matches: { other: '{count}件が一致' },
  moreMatches: { other: '{count}件超が一致' },
  matchesWithout: '{filter}なし：{matches}。',
  clearFilter: '{filter}を解除',
  chipSearch: '「{search}」',
  chipDates: ({ begin, end }) => (begin && end ? `${begin}～${end}` : begin ? `${begin}以降` : `${end}まで`),
  condition: '{values}{operator}',
  range: '{from}～{to}',
  directed: '{direction} {condition}',
  amountHint: '出金はマイナスの金額です。',
  amountDirection: '入出金',
  amountDirection_out: '出金',
  amountDirection_in: '入金',
  amountDirection_either: '両方',
  operator_equal: 'と等しい',
  operator_notEqual: '以外',
  operator_greaterThan: 'より大きい',
  operator_greaterThanEqual: '以上',
  operator_lessThan: '未満',
  operator_lessThanEqual: '以下',
  operator_between: 'の範囲内',
  operator_contain: 'を含む',
  operator_in: 'いずれかに一致',
  operator_notIn: '以外',
  day_greaterThan: 'より後',
  day_greaterThanEqual: '以降',
  day_lessThan: 'より前',
  day_lessThanEqual: '以前',
  unknownChoice: '不明',
} satisfies Partial<Translation['ledger']>;

export const list = {
  amountsIn: '金額の単位：{currency}',
  searching: '検索中…',
} satisfies Partial<Translation['ledger']>;

export const selection = {
  selected: { other: '{count}件を選択中' },
  selectedAllLoaded: { other: '{count}件を選択中（読み込み済みすべて）' },
  clearSelection: '選択を解除',
  exportSelected: '選択分を出力',
  select: '選択',
} satisfies Partial<Translation['ledger']>;

export const listActions = {
  loadAll: 'すべて読み込む',
  loadedSoFar: '{count}件を読み込み済み',
  updating: '更新中',
  refresh: '更新',
  print: '印刷',
  exportCsv: 'CSV出力',
  exporting: '出力中…',
} satisfies Partial<Translation['ledger']>;
