/** Orders of the list; `-`: descending. */
export const khataSorts = ['-balance', 'balance', '-overdue', 'overdue', 'name', '-name'] as const
export type KhataSort = (typeof khataSorts)[number]
/** `owing`: with a balance; `overdue`: with something overdue; `remind`: staff have to remind them; `all`: also those who owe nothing. */
export const khataFilters = ['owing', 'overdue', 'remind', 'all'] as const
export type KhataFilter = (typeof khataFilters)[number]
