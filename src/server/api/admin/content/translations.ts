import { createReadStream } from 'node:fs'
import { readList } from '#shop/catalogue/import/read-list.ts'
import { importTranslations } from '#shop/translating/import-translations.ts'
import { countKinds, countTexts, listTexts } from '#shop/translating/texts-of-shop.store.ts'
import { translate } from '#shop/translating/translate.ts'
import { translationFaultIn } from '#web/messages/translation-fault-in.ts'
import { encodeTranslation } from '#wire/admin/content/translation.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const translationHandlers = {
  async adminTranslations({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const { kind = null, state = null } = query
    const search = { kind, state, text }
    const [found, total] = await Promise.all([
      listTexts(db, search, { limit, offset }),
      countTexts(db, search),
    ])
    return { data: found.map(encodeTranslation), total }
  },
  adminTranslationCounts: async ({ db }) => ({ data: await countKinds(db) }),
  adminTranslate: async (visit, { body }) => ({
    data: encodeTranslation(await translate(visit, body)),
  }),
  adminImportTranslations: (visit, _, http) =>
    http.list(async (path) => {
      const rows = readList(() => createReadStream(path))
      const { faults, ...counts } = await importTranslations(visit, rows)
      const told = faults.map((fault) => ({
        line: fault.line,
        english: fault.english,
        reason: translationFaultIn(http.language, fault),
      }))
      return { data: { ...counts, faults: told } }
    }),
} satisfies Partial<Handlers>
