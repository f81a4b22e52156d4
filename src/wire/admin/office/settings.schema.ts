import { z } from 'zod'
import { maxBuyNowPercent, maxDivisor } from '#shop/settings/settings.ts'
import { NameOrNone, TypedRupees } from '../../amounts.schema.ts'
import { EmailOrNone, settingsFields } from '../../settings-fields.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'

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
  senderName: NameOrNone(60).describe('from whom e-mails are; empty: the name of the shop'),
  senderEmail: EmailOrNone.describe('empty: the e-mail address of the shop'),
}

const points = {
  pointsOn: z
    .boolean()
    .describe('new orders earn points, and points can be redeemed; off: balances stay as they are'),
  pointsDivisor: z
    .int()
    .min(1)
    .max(maxDivisor)
    .describe('rupees for one point, of products without a divisor of their own'),
  buyNowPercent: z
    .int()
    .min(0)
    .max(maxBuyNowPercent)
    .describe('percent of its total that a Buy Now order earns'),
}

export const AdminSettings = z.object({
  ...settingsFields,
  ...sender,
  ...points,
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
    ...points,
    shippingPrice: TypedRupees,
    dailyOrders: DailyOrders,
    storefrontOpen: StorefrontOpen,
  })
  .partial()

export const settingsCalls = {
  adminSettings: {
    route: 'GET /admin/settings',
    access: 'settings.read',
    summary: 'What the shop says of itself',
    answer: data(AdminSettings),
  },
  adminChangeSettings: {
    route: 'PATCH /admin/settings',
    access: 'settings.write',
    summary: 'Change settings: those that are given',
    body: ChangeSettingsBody.extend({
      seen: ChangeSettingsBody.optional().describe(
        'what they were when they were read: 409 where somebody else has changed one of them since',
      ),
    }),
    answer: data(AdminSettings),
  },
} as const satisfies Record<string, CallSchema>
