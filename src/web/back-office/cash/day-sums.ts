import type { CashKind, EntryMethod } from '#shop/cash/drawer.ts'

/** Rupees, signed. */
export type DaySum = { holder: string; kind: CashKind; method: EntryMethod; amount: number }

export const dayColumns = [
  'collected',
  'card',
  'transfer',
  'khata',
  'refunds',
  'floats',
  'expenses',
  'handedOver',
  'differences',
] as const
export type DayColumn = (typeof dayColumns)[number]

/** What came or went by card or transfer counts as that, whatever it was for. Null: no money moved. */
const columnOf = ({ kind, method }: DaySum): DayColumn | null => {
  if (method === 'none') return null
  if (method !== 'cash') return method
  switch (kind) {
    case 'prepaid':
    case 'order':
    case 'order-back':
    case 'moved':
    case 'short':
    case 'paid-later':
    case 'written-off':
      return 'collected'
    case 'paid-back':
    case 'refund':
    case 'refund-back':
      return 'refunds'
    case 'khata':
    case 'khata-back':
      return 'khata'
    case 'kept':
    case 'float':
      return 'floats'
    case 'expense':
      return 'expenses'
    case 'handed-over':
      return 'handedOver'
    case 'difference':
      return 'differences'
  }
}

export type DayRow = { holder: string | null } & Record<DayColumn, number>

const nothing = Object.fromEntries(dayColumns.map((column) => [column, 0])) as Record<
  DayColumn,
  number
>

/** A row for each person, then one (`holder` null) for all. */
export function dayRows(sums: readonly DaySum[]): DayRow[] {
  const rowOf = (holder: string | null, own: readonly DaySum[]): DayRow =>
    own.reduce<DayRow>(
      (row, sum) => {
        const column = columnOf(sum)
        if (column === null) return row
        return { ...row, [column]: row[column] + sum.amount }
      },
      { holder, ...nothing },
    )
  const people = Map.groupBy(sums, ({ holder }) => holder)
  const rows = [...people].map(([holder, own]) => rowOf(holder, own))
  return rows.length > 1 ? [...rows, rowOf(null, sums)] : rows
}
