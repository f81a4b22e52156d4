import { isShownAt } from '#shop/content/announcement.ts'
import { readAnnouncement } from '#shop/content/announcement.store.ts'
import { standardPoints } from '#shop/loyalty/points-rule.ts'
import { holidaysFrom } from '#shop/settings/opening.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { changeSettings } from '#shop/settings/change-settings.ts'
import { decodeSettings, encodeSettings } from '#wire/admin/settings.ts'
import type { Handlers } from '../handler.ts'

export const settingsHandlers: Pick<
  Handlers,
  'settings' | 'adminSettings' | 'adminChangeSettings'
> = {
  async settings({ db, now }) {
    const {
      shippingPrice: _,
      dailyOrders: __,
      staffTwoFactor: ___,
      storefrontOpen: ____,
      senderName: _____,
      senderEmail: ______,
      pointsDivisor: _______,
      pointsOn: on,
      buyNowPercent,
      ...settings
    } = await readSettings(db)
    const line = await readAnnouncement(db)
    const { text, link } = line
    return {
      ...settings,
      holidays: holidaysFrom(settings, shopDay(now())),
      ...(!(on && buyNowPercent === standardPoints.buyNowPercent) && {
        points: { on, buyNowPercent },
      }),
      ...(isShownAt(line, now()) && { announcement: { text, link } }),
    }
  },
  adminSettings: async ({ db }) => ({ data: encodeSettings(await readSettings(db)) }),
  adminChangeSettings: async (visit, { body: { seen = {}, ...changes } }) => ({
    data: encodeSettings(
      await changeSettings(visit, decodeSettings(changes), decodeSettings(seen)),
    ),
  }),
}
