import type { z } from 'zod'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { rupees, toRupees } from '#shop/money.ts'
import { payments } from '#shop/settings/payment.ts'
import type { AdminSettings, ChangeSettingsBody } from './settings.schema.ts'

export const encodeSettings = ({
  shippingPrice,
  holdLargeFrom,
  firstOrderMost,
  cashDifference,
  ...settings
}: ShopSettings): z.infer<typeof AdminSettings> => ({
  ...settings,
  shippingPrice: toRupees(shippingPrice),
  holdLargeFrom: toRupees(holdLargeFrom),
  firstOrderMost: toRupees(firstOrderMost),
  cashDifference: toRupees(cashDifference),
})

export const decodeSettings = ({
  shippingPrice,
  holdLargeFrom,
  firstOrderMost,
  cashDifference,
  paymentMethods,
  ...changes
}: z.output<typeof ChangeSettingsBody>): Partial<ShopSettings> => ({
  ...changes,
  ...(paymentMethods && { paymentMethods: payments.filter((one) => paymentMethods.includes(one)) }),
  ...(shippingPrice !== undefined && { shippingPrice: rupees(Number(shippingPrice)) }),
  ...(holdLargeFrom !== undefined && { holdLargeFrom: rupees(holdLargeFrom) }),
  ...(cashDifference !== undefined && { cashDifference: rupees(cashDifference) }),
  ...(firstOrderMost !== undefined && { firstOrderMost: rupees(firstOrderMost) }),
})
