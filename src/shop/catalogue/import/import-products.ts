import { setTimeout as wait } from 'node:timers/promises'
import { DuplicateKey } from '#db/database.ts'
import type { Account } from '../../person.ts'
import { newId } from '../../ids.ts'
import type { ColumnMapping } from './headings.ts'
import { type BatchOptions, upsertBatch, type Ours, type Plan } from './upsert-batch.ts'
import type { Columns } from './list-fields.ts'
import type { Listed } from './list-row.ts'
import { prescan } from './prescan.ts'
import type { Source } from './read-list.ts'
import { type Earlier, readRows, type ParsedRow, parseRow, type RejectedRow } from './parse-row.ts'

export type ImportOptions = {
  source: Source
  /** The name of the file, for the list of imports. */
  file?: string
  /** Field → heading, where the guess is not wanted. */
  columns?: ColumnMapping
  dryRun?: boolean
  asDraft?: boolean
  pricesOnly?: boolean
}

export type Watch = {
  onColumns?: (columns: Columns, headings: readonly string[]) => void
  onRejected?: (row: RejectedRow) => void
  onProgress?: (rows: number, of: number) => void
}

export type ImportReport = {
  /** By which it can be undone; null: nothing was written. */
  id: string | null
  rows: number
  added: number
  changed: number
  unchanged: number
  repeated: number
  refused: number
  /** Taken, but not all of it. */
  noted: number
}

/**
 * A transaction writes so many rows: some hundredths of a second, in which a shop that is open
 * waits to write. One transaction for all would make it wait for the whole list. What has been
 * written when an import breaks off is whole, and the next run finds it and goes on from there.
 */
export const batchSize = 250

/** Between two batches others get to write. */
export const pause = 5

/**
 * Takes a price list into the catalogue: new products are added, known ones changed to what the
 * list says. The whole file is looked through first; one that is no list in CSV is refused
 * and nothing is written. `by` is the member of staff; null, whoever runs the machine.
 */
export async function importProducts(
  shop: Ours,
  by: Account | null,
  options: ImportOptions,
  watch: Watch = {},
): Promise<ImportReport> {
  const { columns, headings, rows } = await prescan(options.source, options.columns ?? {})
  watch.onColumns?.(columns, headings)
  const { dryRun = false, asDraft = false, pricesOnly = false } = options
  const run = { run: newId(), by: by?.id ?? null, file: options.file ?? '' }
  const how: BatchOptions = { dryRun, asDraft, pricesOnly, ...run }
  const report: ImportReport = {
    id: null,
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    noted: 0,
  }
  const note = (row: RejectedRow) => {
    report[row.kind] += 1
    watch.onRejected?.(row)
  }
  const keep = async (batch: readonly ParsedRow[]) => {
    const plan = await upsertWithRetry(
      shop,
      batch.map(({ listed }) => listed),
      how,
    )
    report.added += plan.added.length
    report.changed += plan.changed.length
    report.unchanged += plan.unchanged
    for (const { line, cells, listed } of batch) {
      const { name } = listed
      const fault = plan.refused.get(listed.sku)
      if (fault !== undefined) note({ line, name, cells, kind: 'refused', fault })
      else if (listed.note !== undefined)
        note({ line, name, cells, kind: 'noted', fault: listed.note })
    }
    if (dryRun || plan.added.length + plan.changed.length === 0) return
    report.id = how.run
    await wait(pause)
  }

  const known = new Map<string, Earlier>()
  let batch: ParsedRow[] = []
  for await (const row of readRows(options.source)) {
    report.rows += 1
    const taken = parseRow(row, columns, known)
    if ('fault' in taken) note(taken)
    else if (batch.push(taken) === batchSize) {
      await keep(batch)
      batch = []
    }
    watch.onProgress?.(report.rows, rows)
  }
  if (batch.length > 0) await keep(batch)
  return report
}

/** Another import may add the same product in the same moment: then it is there the second time. */
async function upsertWithRetry(
  shop: Ours,
  batch: readonly Listed[],
  how: BatchOptions,
): Promise<Plan> {
  try {
    return await upsertBatch(shop, batch, how)
  } catch (error) {
    if (!(error instanceof DuplicateKey)) throw error
    return upsertBatch(shop, batch, how)
  }
}
