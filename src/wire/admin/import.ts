import type { z } from 'zod'
import type { Outcome, PastImport } from '#shop/catalogue/import/imports.store.ts'
import type { BulkChange } from '#shop/catalogue/bulk/bulk-rule.ts'
import { time } from '../time.ts'
import { encodeBulkChange } from './bulk.ts'
import type { AdminImport, ImportUndo } from './import.schema.ts'

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

type Kept = z.infer<typeof ImportUndo>['keptProducts']

/** With what undoing comes to: how many products have each outcome, and those that stay as they are. */
export function encodeImportUndo(
  past: PastImport,
  counts: readonly { outcome: Outcome; count: number }[],
  keptProducts: Kept,
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
