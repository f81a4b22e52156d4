import type { WrittenText } from '#shop/content/texts.ts'
import { findWrittenText, listWrittenTexts } from '#shop/content/texts.store.ts'
import { writeText } from '#shop/content/write-text.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { shopValues } from '#web/storefront/content/reading/shop-values.ts'
import { decodeTextChanges, encodeAdminText, encodeTextHead } from '#wire/admin/content/text.ts'
import type { OpenVisit } from '../../../open-shop.ts'
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

async function withOurs({ db, translations }: OpenVisit, text: WrittenText, { language }: Http) {
  const [settings, zones, names] = await Promise.all([
    readSettings(db),
    activeZones(db),
    translations(language.locale),
  ])
  const coverage = {
    zones: zones.map(({ name }) => names.get(name) ?? name),
    deliversElsewhere: settings.deliversOutside,
  }
  const points = { on: settings.pointsOn, buyNowPercent: settings.buyNowPercent }
  const values = shopValues({ ...settings, points }, settings.shippingPrice, coverage, language)
  return { data: encodeAdminText(text, wordsOf(text.page, values, language)) }
}
