import type { z } from 'zod'
import type { Outcome, PastImport } from '#shop/catalogue/import/imports.store.ts'
import type { BulkChange } from '#shop/catalogue/bulk/bulk-rule.ts'
import { time } from '../../time.ts'
import { encodeBulkChange } from './bulk.ts'
import { toRupees } from '#shop/money.ts'
import type { ImportEffect } from '#shop/catalogue/import/import-effect.ts'
import type { FollowedRun } from '#shop/catalogue/import/follow-run.ts'
import type { ColumnMapping } from '#shop/catalogue/import/headings.ts'
import type { ListPreview as Preview } from '#shop/catalogue/import/preview-list.ts'
import type {
  AdminImport,
  ImportProgress,
  ImportReport,
  ImportUndo,
  ListPreview,
} from './import.schema.ts'

const whenKnown = (at: number | null) => (at === null ? null : time(at))

export const encodeImport = ({
  at,
  undoneAt,
  change,
  ...past
}: PastImport): z.infer<typeof AdminImport> => ({
  ...past,
  change: change === null ? null : encodeBulkChange(JSON.parse(change) as BulkChange),
  at: time(at),
  undoneAt: whenKnown(undoneAt),
})

type KeptProducts = z.infer<typeof ImportUndo>['keptProducts']

/** With the effect of undoing: number of products per outcome, and unchanged ones. */
export function encodeImportUndo(
  past: PastImport,
  counts: readonly { outcome: Outcome; count: number }[],
  keptProducts: KeptProducts,
): z.infer<typeof ImportUndo> {
  const count = (...some: Outcome[]) =>
    counts.reduce((sum, one) => (some.includes(one.outcome) ? sum + one.count : sum), 0)
  return {
    ...encodeImport(past),
    undo: {
      removed: count('removed'),
      restored: count('restored'),
      kept: count('ordered', 'changed'),
    },
    keptProducts,
  }
}

/** Each is `field:heading`; the heading may contain a colon. */
export const decodeColumns = (columns: string | readonly string[]): ColumnMapping =>
  Object.fromEntries(
    [columns]
      .flat()
      .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]),
  )

export const encodePreview = ({
  headings,
  lines,
  columns,
  missing,
  rows,
  ...preview
}: Preview): z.infer<typeof ListPreview> => ({
  ...preview,
  headings: [...headings],
  lines: [...lines],
  columns: [...columns],
  missing: [...missing],
  rows: rows.map((cells) => [...cells]),
})

export const encodeEffect = ({
  prices,
  products,
  categories,
  ...counts
}: ImportEffect): z.infer<typeof ImportReport>['effect'] => ({
  ...counts,
  prices: prices.map(({ from, to, ...product }) => ({
    ...product,
    from: toRupees(from),
    to: toRupees(to),
  })),
  products: products.map(({ price, categoryNames, ...product }) => ({
    ...product,
    price: toRupees(price),
    categoryNames: [...categoryNames],
  })),
  categories: categories.map(({ names, products }) => ({ names: [...names], products })),
})

export const encodeProgress = ({
  rowsRead,
  rowsAll,
  isBroken,
  result,
}: FollowedRun<z.infer<typeof ImportReport>>): z.infer<typeof ImportProgress> => ({
  state: isBroken ? 'broken' : result === null ? 'reading' : 'done',
  rowsRead,
  rowsAll,
  report: result,
})
