/** How a list is sorted: the column’s id and direction, in the shape of TanStack Table. Only the first entry is used. */
export type SortingState = { id: string; desc: boolean }[];
