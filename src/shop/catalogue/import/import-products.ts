import { setTimeout as wait } from 'node:timers/promises'
import { DuplicateKey, type Sql } from '#db/database.ts'
import type { Account } from '../../person.ts'
import { newId } from '../../ids.ts'
import { codeKey } from '../codes/code-key.ts'
import { type CategoryNames, emptyCategoryNames } from './category-names.ts'
import type { RowFault } from './faults.ts'
import { collectEffect, type ImportEffect } from './import-effect.ts'
import { codesApart } from './listed-products.store.ts'
import { type BatchOptions, upsertBatch, type Ours, type Plan } from './upsert-batch.ts'
import type { Listed } from './rows/list-row.ts'
import { sharedBarcodes } from './shared-barcodes.ts'
import { type ListReading, prescan, type Prescan } from './prescan.ts'
import type { Source } from './read-list.ts'
import {
  type Earlier,
  type KnownCodes,
  readRows,
  type ParsedRow,
  parseRow,
  type RejectedRow,
} from './rows/parse-row.ts'

export type ImportOptions = ListReading & {
  source: Source
  /** The name of the file, for the list of imports. */
  file?: string
  dryRun?: boolean
  asDraft?: boolean
  pricesOnly?: boolean
}

export type Watch = {
  onList?: (list: Prescan) => void
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
  effect: ImportEffect
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
  const list = await prescan(options.source, options)
  watch.onList?.(list)
  const { dryRun = false, asDraft = false, pricesOnly = false } = options
  const run = { run: newId(), by: by?.id ?? null, file: options.file ?? '' }
  const taken = new Set<string>()
  const how: BatchOptions = { dryRun, asDraft, pricesOnly, taken, ...run }
  const report: Omit<ImportReport, 'effect'> = {
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
  const names = emptyCategoryNames()
  const { add, effect } = collectEffect((path) => names.added.has(path))
  const said = new Set<string>()
  const shared = sharedBarcodes(shop.db)
  const keep = async (batch: readonly ParsedRow[]) => {
    const shares = await shared.among(pricesOnly ? [] : batch.map(({ listed }) => listed))
    const plan = await upsertWithRetry(shop, batch.map(({ listed }) => listed), how, names) // prettier-ignore
    add(plan)
    for (const id of [...plan.known, ...plan.added.map((one) => one.id)]) taken.add(id)
    report.added += plan.added.length
    report.changed += plan.changed.length
    report.unchanged += plan.unchanged
    for (const { line, cells, listed } of batch) {
      const { name } = listed
      const fault = plan.refused.get(listed.sku)
      if (fault !== undefined) note({ line, name, cells, kind: 'refused', fault })
      else {
        const alsoTheirs = pricesOnly ? undefined : shares(listed)
        const noted = listed.note ?? alsoTheirs ?? newTo(said, plan.noted.get(listed.sku))
        if (noted !== undefined) note({ line, name, cells, kind: 'noted', fault: noted })
      }
    }
    if (dryRun || plan.added.length + plan.changed.length === 0) return
    report.id = how.run
    await wait(pause)
  }

  const known = await openKnownCodes(shop.db)
  let batch: ParsedRow[] = []
  for await (const row of readRows(options.source, list.headingsLine)) {
    report.rows += 1
    const parsed = parseRow(row, list, known)
    if ('fault' in parsed) note(parsed)
    else if (batch.push(parsed) === batchSize) {
      await keep(batch)
      batch = []
    }
    watch.onProgress?.(report.rows, list.rows)
  }
  if (batch.length > 0) await keep(batch)
  return { ...report, effect: effect() }
}

/** Another import may add the same product in the same moment: then it is there the second time. */
async function upsertWithRetry(
  shop: Ours,
  batch: readonly Listed[],
  how: BatchOptions,
  names: CategoryNames,
): Promise<Plan> {
  try {
    return await upsertBatch(shop, batch, how, names)
  } catch (error) {
    if (!(error instanceof DuplicateKey)) throw error
    return upsertBatch(shop, batch, how, names)
  }
}

/** What holds for many rows is said with the first of them. */
function newTo(said: Set<string>, fault: RowFault | undefined): RowFault | undefined {
  const key = JSON.stringify(fault)
  if (fault === undefined || said.has(key)) return undefined
  said.add(key)
  return fault
}

/** The rows of this list by code; codes that the shop has in two spellings stay two. */
async function openKnownCodes(db: Sql): Promise<KnownCodes> {
  const apart = new Set(await codesApart(db))
  const [byCode, byKey] = [new Map<string, Earlier>(), new Map<string, Earlier>()]
  return {
    get: (code) => (apart.has(code) ? byCode.get(code) : byKey.get(codeKey(code))),
    set: (code, row) =>
      void (apart.has(code) ? byCode.set(code, row) : byKey.set(codeKey(code), row)),
  }
}
