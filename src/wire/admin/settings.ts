import type { z } from 'zod'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { rupees, toRupees } from '#shop/money.ts'
import type { AdminSettings, ChangeSettingsBody } from './settings.schema.ts'

export const encodeSettings = ({
  shippingPrice,
  ...settings
}: ShopSettings): z.infer<typeof AdminSettings> => ({
  ...settings,
  shippingPrice: toRupees(shippingPrice),
})

export const decodeSettings = ({
  shippingPrice,
  ...changes
}: z.output<typeof ChangeSettingsBody>): Partial<ShopSettings> => ({
  ...changes,
  ...(shippingPrice !== undefined && { shippingPrice: rupees(Number(shippingPrice)) }),
})
