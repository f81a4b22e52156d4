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
    summary: 'Take a price list in CSV (UTF-8, headings first) into the catalogue',
    csvBody: true,
    query: z.object({
      dryRun: flag.describe('says what would happen and changes nothing'),
      draft: flag.describe('new products are not published yet'),
      file: NameOrNone(200).optional().describe('its name, for the list of imports'),
      pricesOnly: flag.describe('known products get new prices; nothing else is changed or added'),
      column: z
        .union([MappedColumn, z.array(MappedColumn).max(60)])
        .optional()
        .describe(
          '`field:heading`, where the guess from the headings is not wanted; without a heading the field is left out',
        ),
      headings: HeadingsLine.describe('the line that has them; left out: guessed'),
      decimal: z
        .enum(decimalSigns)
        .optional()
        .describe('`comma`: amounts as 1.250,50; left out: as the amounts of the list say'),
      dates: z
        .enum(dateOrders)
        .optional()
        .describe('which comes first in 05/06/2026; left out: such a day is refused'),
      run: z
        .uuid()
        .optional()
        .describe(
          'by which `GET /admin/imports/runs/{id}` tells how far it is; the same again is read once',
        ),
    }),
    answer: data(ImportReport),
  },
  adminPreviewList: {
    route: 'POST /admin/products/import/preview',
    access: 'product.import',
    summary:
      'What the columns at the beginning of a price list in CSV are taken for; nothing is kept',
    csvBody: true,
    query: z.object({
      headings: HeadingsLine.describe('the line that has them; left out: guessed'),
    }),
    answer: data(ListPreview),
  },
  adminImportRun: {
    route: 'GET /admin/imports/runs/:id',
    access: 'product.import',
    summary: 'How far a list is read that one sent oneself, and what came of it',
    params: ById,
    answer: data(ImportProgress),
  },
  adminImports: {
    route: 'GET /admin/imports',
    access: 'product.import',
    summary: 'The last 30 imports, newest first',
    answer: data(z.array(AdminImport)),
  },
  adminImport: {
    route: 'GET /admin/imports/:id',
    access: 'product.import',
    summary: 'One import, and what undoing it would come to',
    params: ById,
    answer: data(ImportUndo),
  },
  adminUndoImport: {
    route: 'POST /admin/imports/:id/undo',
    access: 'product.import',
    summary: 'Undo an import; what was ordered or changed since stays as it is',
    params: ById,
    answer: data(ImportUndo),
  },
} as const satisfies Record<string, CallSchema>
