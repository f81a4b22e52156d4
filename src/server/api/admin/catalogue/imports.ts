import {
  countOutcomes,
  findImport,
  keptProducts,
  lastImports,
} from '#shop/catalogue/import/imports.store.ts'
import { undoImport } from '#shop/catalogue/import/undo-import.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeImport, encodeImportUndo } from '#wire/admin/catalogue/import.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'

/** Maximum imports in the list, and maximum unchanged products of one import. */
const most = { imports: 30, kept: 1000 }

export const importsHandlers = {
  adminImports: async ({ db }) => ({
    data: (await lastImports(db, most.imports)).map(encodeImport),
  }),
  adminImport: async (visit, { params }) => ({ data: await importOf(visit, params.id) }),
  async adminUndoImport(visit, { params }) {
    await undoImport(visit, params.id)
    return { data: await importOf(visit, params.id) }
  },
} satisfies Partial<Handlers>

async function importOf({ db }: OpenVisit, id: string) {
  const past = await findImport(db, id)
  if (past === undefined) throw new Refusal('import_not_found')
  const [counts, kept] = await Promise.all([countOutcomes(db, id), keptProducts(db, id, most.kept)])
  return encodeImportUndo(past, counts, kept)
}
