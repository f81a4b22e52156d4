import { z } from 'zod'
import { decimalSigns } from '#shop/catalogue/import/list-format.ts'
import { fieldNames } from '#shop/catalogue/import/list-fields.ts'
import { BulkChange } from './bulk.schema.ts'

/** Result of an import. Lists the first 1000 problem rows with their line, or fewer if they have a million characters. */
export const ImportReport = z.object({
  id: z.string().nullable().describe('id for undoing the import; null: nothing was saved'),
  dryRun: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  repeated: z.int(),
  refused: z.int(),
  noted: z.int().describe('rows imported in part'),
  effect: z
    .object({
      raised: z.int().describe('number of products whose price rises'),
      lowered: z.int().describe('number of products whose price falls'),
      prices: z
        .array(z.object({ name: z.string(), pack: z.string(), from: z.number(), to: z.number() }))
        .describe('the largest changes in proportion, in rupees'),
      products: z
        .array(
          z.object({
            name: z.string(),
            pack: z.string(),
            price: z.number(),
            categoryNames: z.array(z.string()),
          }),
        )
        .describe('the first new products'),
      categoryCount: z.int().describe('number of new categories with products'),
      categories: z
        .array(z.object({ names: z.array(z.string()), products: z.int() }))
        .describe('the first of them'),
    })
    .describe('examples of the changes; prices are what retail customers pay'),
  headings: z.array(z.string()).describe('column headings of the file'),
  headingsLine: z.int().describe('line number of the headings'),
  decimal: z.enum(decimalSigns).describe('the decimal sign used for amounts'),
  rejected: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      cells: z.array(z.string()).describe('cells of the row as in the file'),
      kind: z.enum(['refused', 'repeated', 'noted']),
      code: z.string(),
      reason: z.string().describe('a sentence to show the user'),
    }),
  ),
})

/** Preview of a list: the field of each column, and the first rows. */
export const ListPreview = z.object({
  headings: z.array(z.string()),
  headingsLine: z.int().describe('line number of the headings'),
  lines: z
    .array(z.object({ line: z.int(), text: z.string() }))
    .describe('the first lines of the file, one of which may be the headings'),
  decimal: z.enum(decimalSigns).describe('the decimal sign used for amounts'),
  columns: z
    .array(z.enum(fieldNames).nullable())
    .describe('field of each column; null: the column is ignored'),
  missing: z.array(z.enum(fieldNames)).describe('required fields without a column'),
  rows: z.array(z.array(z.string())),
})

/** A list that is being read. */
export const ImportProgress = z.object({
  state: z.enum(['reading', 'done', 'broken']),
  rowsRead: z.int(),
  rowsAll: z.int().describe('total number of rows; 0: not known yet'),
  report: ImportReport.nullable().describe('the result; null: still running'),
})

/** An import of the last weeks, or a change of many products. `by` and `undoneBy` are names. */
export const AdminImport = z.object({
  id: z.string(),
  change: BulkChange.nullable().describe('the bulk change; null: a price list was imported'),
  at: z.string(),
  by: z.string().nullable(),
  file: z.string().describe('file name; empty: unknown'),
  added: z.int(),
  changed: z.int(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
  removed: z.int().describe('added products that undoing deleted'),
  restored: z.int().describe('changed products that undoing restored'),
  kept: z.int().describe('products that undoing left alone: ordered or changed since'),
})

/** An import, with the effect of undoing it, or the result. */
export const ImportUndo = AdminImport.extend({
  undo: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }),
  keptProducts: z
    .array(z.object({ number: z.int(), name: z.string(), why: z.enum(['ordered', 'changed']) }))
    .describe('the first 1000 of these products'),
})
