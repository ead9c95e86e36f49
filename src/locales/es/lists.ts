import type { Translation } from '../translation.ts';

export const filters = {
  period: 'Periodo',
  thisMonth: 'Este mes',
  lastMonth: 'Mes anterior',
  thisQuarter: 'Este trimestre',
  thisYear: 'Este año',
  lastYear: 'Año anterior',
  all: 'Todas las fechas',
  custom: 'Otras fechas…',
  filter: 'Filtrar',
  filterBy: 'Filtrar por…',
  operator: 'Condición',
  applyFilter: 'Aplicar',
  conditionIncomplete: 'Introduzca o elija un valor.',
  matches: { one: '{count} resultado', other: '{count} resultados' },
  showMatches: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  moreMatches: { other: 'Más de {count} resultados' },
  matchesWithout: 'Sin {filter}: {matches}.',
  clearFilter: 'Quitar {filter}',
  chipSearch: '“{search}”',
  chipDates: ({ begin, end }: { begin: string | undefined; end: string | undefined }) =>
    begin && end ? `${begin} – ${end}` : begin ? `Desde el ${begin}` : `Hasta el ${end}`,
  condition: '{operator} {values}',
  range: '{from} y {to}',
  directed: '{direction}, {condition}',
  amountHint: 'Las salidas de dinero son negativas.',
  amountDirection: 'Sentido',
  amountDirection_out: 'Salida',
  amountDirection_in: 'Entrada',
  amountDirection_either: 'Cualquiera',
  operator_equal: 'es',
  operator_notEqual: 'no es',
  operator_greaterThan: 'más de',
  operator_greaterThanEqual: 'al menos',
  operator_lessThan: 'menos de',
  operator_lessThanEqual: 'como máximo',
  operator_between: 'entre',
  operator_contain: 'contiene',
  operator_in: 'es',
  operator_notIn: 'no es',
  day_greaterThan: 'después del',
  day_greaterThanEqual: 'desde el',
  day_lessThan: 'antes del',
  day_lessThanEqual: 'hasta el',
  unknownChoice: 'Desconocido',
} satisfies Partial<Translation['ledger']>;

export const list = {
  amountsIn: 'Importes en {currency}',
  searching: 'Buscando…',
} satisfies Partial<Translation['ledger']>;

/** Of feminine things: facturas, transacciones, cuentas. The ledger has its own. */
export const selection = {
  selected: { one: '{count} seleccionada', other: '{count} seleccionadas' },
  selectedAllLoaded: {
    one: '{count} seleccionada (todo lo cargado)',
    other: '{count} seleccionadas (todo lo cargado)',
  },
  clearSelection: 'Quitar selección',
  exportSelected: 'Exportar selección',
  select: 'Seleccionar',
} satisfies Partial<Translation['ledger']>;

export const listActions = {
  loadAll: 'Cargar todo',
  loadedSoFar: '{count} cargadas',
  updating: 'Actualizando',
  refresh: 'Actualizar',
  print: 'Imprimir',
  exportCsv: 'Exportar CSV',
  exporting: 'Exportando…',
} satisfies Partial<Translation['ledger']>;
