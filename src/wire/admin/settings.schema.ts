import { z } from 'zod'
import { PlainText, Rupees } from '../amounts.schema.ts'
import { EmailOrNone, settingsFields } from '../settings-fields.schema.ts'

const Count = z.int().min(0).max(100_000)
const DailyOrders = z.strictObject({
  guestPhone: Count,
  guestEmail: Count,
  guestNetwork: Count,
  account: Count,
})

const StorefrontOpen = z
  .boolean()
  .describe('shoppers see the shop; until then guests get a page that says it opens soon')

const sender = {
  senderName: PlainText(60).describe('from whom e-mails are; empty: the name of the shop'),
  senderEmail: EmailOrNone.describe('empty: the e-mail address of the shop'),
}

export const AdminSettings = z.object({
  ...settingsFields,
  ...sender,
  shippingPrice: z.number().describe('rupees'),
  dailyOrders: DailyOrders.describe(
    'the most orders in 24 hours: of guests by phone, e-mail and network, and of an account',
  ),
  storefrontOpen: StorefrontOpen,
  staffTwoFactor: z
    .boolean()
    .describe('staff need two-factor login; an owner changes it at staff/two-factor'),
})
export const ChangeSettingsBody = z
  .strictObject({
    ...settingsFields,
    ...sender,
    shippingPrice: Rupees,
    dailyOrders: DailyOrders,
    storefrontOpen: StorefrontOpen,
  })
  .partial()
