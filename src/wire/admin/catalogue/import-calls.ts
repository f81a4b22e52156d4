import { z } from 'zod'
import { dateOrders, decimalSigns } from '#shop/catalogue/import/list-format.ts'
import { NameOrNone, PlainText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import {
  AdminImport,
  ImportProgress,
  ImportReport,
  ImportUndo,
  ListPreview,
} from './import.schema.ts'

const flag = z.enum(['1']).optional()
/** A line of the file, where its headings are. */
const HeadingsLine = z.coerce.number().int().min(1).max(1000).optional()
const MappedColumn = PlainText(250).regex(/^[a-z-]{1,40}:/)

/** Price lists, and undoing them. */
export const importCalls = {
  adminImportProducts: {
    route: 'POST /admin/products/import',
    access: ['product.import', 'price.write'],
    summary: 'Import a price list in CSV (UTF-8, headings first) into the catalogue',
    csvBody: true,
    query: z.object({
      dryRun: flag.describe('1: report what would happen without saving anything'),
      draft: flag.describe('1: save new products as drafts'),
      file: NameOrNone(200).optional().describe('file name, displayed in the list of imports'),
      pricesOnly: flag.describe('1: only change prices of existing products'),
      column: z
        .union([MappedColumn, z.array(MappedColumn).max(60)])
        .optional()
        .describe(
          '`field:heading` overrides the detected column of a field; without a heading the field is ignored',
        ),
      headings: HeadingsLine.describe('line number of the headings; default: detected'),
      decimal: z
        .enum(decimalSigns)
        .optional()
        .describe('`comma`: amounts such as 1.250,50; default: detected from the amounts'),
      dates: z
        .enum(dateOrders)
        .optional()
        .describe(
          'whether 05/06/2026 starts with the day or the month; default: such dates are refused',
        ),
      run: z
        .uuid()
        .optional()
        .describe(
          'chosen by the client, so retries import once; `GET /admin/imports/runs/{id}` reports the progress',
        ),
    }),
    answer: data(ImportReport),
  },
  adminPreviewList: {
    route: 'POST /admin/products/import/preview',
    access: 'product.import',
    summary:
      'Preview how the columns of a price list in CSV are read from its first lines; nothing is saved',
    csvBody: true,
    query: z.object({
      headings: HeadingsLine.describe('line number of the headings; default: detected'),
    }),
    answer: data(ListPreview),
  },
  adminImportRun: {
    route: 'GET /admin/imports/runs/:id',
    access: 'product.import',
    summary: 'Get the progress and the result of your own import',
    params: ById,
    answer: data(ImportProgress),
  },
  adminImports: {
    route: 'GET /admin/imports',
    access: 'product.import',
    summary: 'List the last 30 imports, newest first',
    answer: data(z.array(AdminImport)),
  },
  adminImport: {
    route: 'GET /admin/imports/:id',
    access: 'product.import',
    summary: 'Get an import and the effect of undoing it',
    params: ById,
    answer: data(ImportUndo),
  },
  adminUndoImport: {
    route: 'POST /admin/imports/:id/undo',
    access: 'product.import',
    summary: 'Undo an import, except for products ordered or changed since',
    params: ById,
    answer: data(ImportUndo),
  },
} as const satisfies Record<string, CallSchema>
