import type { z } from 'zod'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { rupees, toRupees } from '#shop/money.ts'
import { payments } from '#shop/settings/payment.ts'
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
  paymentMethods,
  ...changes
}: z.output<typeof ChangeSettingsBody>): Partial<ShopSettings> => ({
  ...changes,
  ...(paymentMethods && { paymentMethods: payments.filter((one) => paymentMethods.includes(one)) }),
  ...(shippingPrice !== undefined && { shippingPrice: rupees(Number(shippingPrice)) }),
})
