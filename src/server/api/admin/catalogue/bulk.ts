import { changeProducts, previewChange } from '#shop/catalogue/bulk/change-products.ts'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import { refusalIn } from '#web/messages/refusal-in.ts'
import { decodeBulkChange, encodePreviewed } from '#wire/admin/catalogue/bulk.ts'
import type { Handlers } from '../../handler.ts'

export const bulkHandlers = {
  async adminPreviewBulkChange(visit, { body }, { language }) {
    const { q: text = '', only = null, category = null, brand = null, change } = body
    const search = { text, only, category, brand }
    const { products, unchanged } = await previewChange(visit, decodeBulkChange(change), search)
    const sentenceOf = (code: RefusalCode) => refusalIn(language, { code })
    return {
      data: { products: products.map((one) => encodePreviewed(one, sentenceOf)), unchanged },
    }
  },
  async adminChangeProducts(visit, { body }, { language, idempotencyKey }) {
    const change = decodeBulkChange(body.change)
    const { skipped, ...report } = await changeProducts(
      visit,
      change,
      body.products,
      idempotencyKey,
    )
    const withReasons = skipped.map((one) => ({ ...one, reason: refusalIn(language, one) }))
    return { data: { ...report, kept: withReasons } }
  },
} satisfies Partial<Handlers>
