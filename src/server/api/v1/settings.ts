import { readSettings } from '#shop/settings/settings.store.ts'
import { changeSettings } from '#shop/settings/change-settings.ts'
import { decodeSettings, encodeSettings } from '#wire/admin/settings.ts'
import type { Handlers } from '../handler.ts'

export const settingsHandlers: Pick<
  Handlers,
  'settings' | 'adminSettings' | 'adminChangeSettings'
> = {
  async settings({ db }) {
    const {
      shippingPrice: _,
      dailyOrders: __,
      staffTwoFactor: ___,
      storefrontOpen: ____,
      ...settings
    } = await readSettings(db)
    return settings
  },
  adminSettings: async ({ db }) => ({ data: encodeSettings(await readSettings(db)) }),
  adminChangeSettings: async (visit, { body }) => ({
    data: encodeSettings(await changeSettings(visit, decodeSettings(body))),
  }),
}
