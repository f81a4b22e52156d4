import { z } from 'zod'
import { decimalSigns } from '#shop/catalogue/import/list-format.ts'
import { fieldNames } from '#shop/catalogue/import/list-fields.ts'
import { BulkChange } from './bulk.schema.ts'

/**
 * What came of a list: rows that were not taken are told with their line, the first 1000 of them, or fewer where
 * these have a million characters.
 */
export const ImportReport = z.object({
  id: z.string().nullable().describe('by which it can be undone; null: nothing was written'),
  dryRun: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  repeated: z.int(),
  refused: z.int(),
  noted: z.int().describe('taken, but not all of it'),
  headings: z.array(z.string()).describe('of the columns of the file'),
  headingsLine: z.int().describe('the line of the file that has them'),
  decimal: z.enum(decimalSigns).describe('as amounts were read'),
  rejected: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      cells: z.array(z.string()).describe('of the row, as they are in the file'),
      kind: z.enum(['refused', 'repeated', 'noted']),
      code: z.string(),
      reason: z.string().describe('a sentence for people'),
    }),
  ),
})

/** The beginning of a list: of each column the field that it is taken for, and the first rows. */
export const ListPreview = z.object({
  headings: z.array(z.string()),
  headingsLine: z.int().describe('the line of the file that has them'),
  lines: z
    .array(z.object({ line: z.int(), text: z.string() }))
    .describe('the first ones, any of which may have the headings'),
  decimal: z.enum(decimalSigns).describe('as amounts are read'),
  columns: z.array(z.enum(fieldNames).nullable()).describe('null: it is left out'),
  missing: z.array(z.enum(fieldNames)).describe('fields that a list has to have'),
  rows: z.array(z.array(z.string())),
})

/** A list that is being read. */
export const ImportProgress = z.object({
  state: z.enum(['reading', 'done', 'broken']),
  rowsRead: z.int(),
  rowsAll: z.int().describe('0: not known yet'),
  report: ImportReport.nullable().describe('once it is done'),
})

/** An import of the last weeks, or a change of many products. `by` and `undoneBy` are names. */
export const AdminImport = z.object({
  id: z.string(),
  change: BulkChange.nullable().describe('of many products; null: a list was imported'),
  at: z.string(),
  by: z.string().nullable(),
  file: z.string().describe('its name; empty: not known'),
  added: z.int(),
  changed: z.int(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
  removed: z.int().describe('of what it added, what undoing took away'),
  restored: z.int().describe('of what it changed, what is as before'),
  kept: z.int().describe('what stayed, as it was ordered or changed since'),
})

/** One import, and what undoing it would come to now, or has. */
export const ImportUndo = AdminImport.extend({
  undo: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }),
  keptProducts: z
    .array(z.object({ number: z.int(), name: z.string(), why: z.enum(['ordered', 'changed']) }))
    .describe('the first 1000 of them'),
})
