import type { WrittenText } from '#shop/content/texts.ts'
import { findWrittenText, listWrittenTexts } from '#shop/content/texts.store.ts'
import { writeText } from '#shop/content/write-text.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { Visit } from '#shop/visit.ts'
import { shopValues } from '#web/storefront/content/reading/shop-values.ts'
import { decodeTextChanges, encodeAdminText, encodeTextHead } from '#wire/admin/content/text.ts'
import { wordsOf } from '../../words-of-texts.ts'
import type { Handlers, Http } from '../../handler.ts'

export const textHandlers = {
  adminTexts: async ({ db, now }) => ({
    data: (await listWrittenTexts(db, now())).map(encodeTextHead),
  }),
  adminText: async (visit, { params }, http) =>
    withOurs(visit, await findWrittenText(visit.db, params.page, visit.now()), http),
  adminWriteText: async (visit, { params: { page }, body: { version, ...body } }, http) =>
    withOurs(visit, await writeText(visit, { page, version }, decodeTextChanges(body)), http),
} satisfies Partial<Handlers>

async function withOurs({ db }: Visit, text: WrittenText, { language }: Http) {
  const settings = await readSettings(db)
  const points = { on: settings.pointsOn, buyNowPercent: settings.buyNowPercent }
  const values = shopValues({ ...settings, points }, settings.shippingPrice, language)
  return { data: encodeAdminText(text, wordsOf(text.page, values, language)) }
}
