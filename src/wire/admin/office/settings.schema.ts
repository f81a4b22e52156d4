import { z } from 'zod'
import { byWhatsappText, maxWhatsappText } from '#shop/settings/whatsapp-texts.ts'
import {
  maxBuyNowPercent,
  maxDivisor,
  maxGraceDays,
  maxReminderDays,
  maxReminders,
  labelLanguages,
} from '#shop/settings/settings.ts'
import { maxLeadDays } from '#shop/delivery/zone.ts'
import { holdRules } from '#shop/settings/hold-rules.ts'
import { codeDigitLimits } from '#shop/catalogue/codes/scale-label.ts'
import { maxTolerance } from '#shop/settings/weighing.ts'
import { Code, NameOrNone, Note, TypedRupees } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { EmailOrNone, settingsFields, wholePhones } from '../../settings-fields.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'

const Count = z.int().min(0).max(100_000)
const DailyOrders = z.strictObject({
  guestPhone: Count,
  guestEmail: Count,
  guestNetwork: Count,
  account: Count,
})

const HoldRule = z
  .enum(holdRules)
  .describe(
    'what such an order waits for before it is packed: `confirm` by the customer, `call` by staff, `prepay` in advance',
  )
const holds = {
  holdFirst: HoldRule.describe('rule for the first order of a phone number or account'),
  holdLarge: HoldRule.describe('rule for orders from `holdLargeFrom`'),
  holdRefused: HoldRule.describe(
    'rule from `holdRefusedFrom` orders of the phone number, account or address that were not taken',
  ),
  holdRefusedFrom: z.int().min(1).max(99),
  holdFar: HoldRule.describe('rule for zones whose delivery takes `holdFarFrom` days or more'),
  holdFarFrom: z.int().min(1).max(60),
}
const heldAmounts = {
  cashDifference: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('rupees; a count of cash that is off by more needs a second person'),
  holdLargeFrom: z.int().min(1).max(10_000_000).describe('rupees'),
  firstOrderMost: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('maximum total of a first order in rupees; 0: no maximum'),
}

const Lead = z.int().min(0).max(maxLeadDays)
const outside = {
  deliversOutside: z
    .boolean()
    .describe('true: where zones are drawn, the shop delivers outside of them too'),
  outsideDays: z
    .strictObject({ from: Lead, to: Lead })
    .describe('delivery time in days, outside of all zones; 0: the same day'),
}

const khata = {
  khataGraceDays: z
    .int()
    .min(0)
    .max(maxGraceDays)
    .describe('new orders on account are refused while something is overdue by more days'),
  khataReminders: z
    .array(z.int().min(-maxReminderDays).max(maxReminderDays))
    .max(maxReminders)
    .describe(
      'days after the due day on which customers are reminded of what is to pay on account; negative: before; empty: never',
    ),
}

const StorefrontOpen = z
  .boolean()
  .describe('true: the shop is open; false: guests get a page that says it opens soon')

const LabelLanguage = z
  .enum(labelLanguages)
  .describe('language of address labels; `customer`: as the customer reads')
const UrduDigits = z
  .boolean()
  .describe('true: pages, papers and e-mails in Urdu have the digits ۰ to ۹')
const WholeRupees = z
  .boolean()
  .describe('true: new and changed prices of products are rounded to whole rupees, half up')

const sender = {
  senderName: NameOrNone(60).describe("sender name of e-mails; empty: the shop's name"),
  senderEmail: EmailOrNone.describe("sender address of e-mails; empty: the shop's e-mail address"),
}

const whatsapp = byWhatsappText(
  Note(maxWhatsappText).describe(
    'a WhatsApp message of staff, with what the shop fills in, such as {name} or {link}; `…Ur`: for readers of Urdu; empty: the usual one',
  ),
)

const points = {
  pointsOn: z
    .boolean()
    .describe(
      'true: orders earn points and points can be redeemed; false: balances stay unchanged',
    ),
  pointsDivisor: z
    .int()
    .min(1)
    .max(maxDivisor)
    .describe('rupees for one point, unless the product sets its own value'),
  buyNowPercent: z
    .int()
    .min(0)
    .max(maxBuyNowPercent)
    .describe('points that a Buy Now order earns, in percent of its total'),
}

const weighing = {
  weightTolerance: z
    .int()
    .min(0)
    .max(maxTolerance)
    .describe('percent by which weighed goods may cost more than their estimate without asking'),
  scaleStart: Code(2)
    .regex(/^(2\d)?$/, misfit('scale_start'))
    .describe('first two digits of the barcodes of the shop’s scale, 20 to 29; empty: no scale'),
  scaleCodeDigits: z
    .int()
    .min(codeDigitLimits.least)
    .max(codeDigitLimits.most)
    .describe('digits of the item’s code in these barcodes; the grams have the rest of ten digits'),
}

export const AdminSettings = z.object({
  ...settingsFields,
  ...sender,
  ...whatsapp,
  ...points,
  ...holds,
  ...heldAmounts,
  ...weighing,
  ...khata,
  ...outside,
  shippingPrice: z.number().describe('rupees'),
  dailyOrders: DailyOrders.describe(
    'maximum orders in 24 hours: for guests per phone, e-mail and network, and per account',
  ),
  storefrontOpen: StorefrontOpen,
  wholeRupees: WholeRupees,
  urduDigits: UrduDigits,
  labelLanguage: LabelLanguage,
  staffTwoFactor: z
    .boolean()
    .describe(
      'true: staff need two-factor login; owners change it with `PATCH /admin/staff/two-factor`',
    ),
})
export const ChangeSettingsBody = z
  .strictObject({
    ...settingsFields,
    ...sender,
    ...whatsapp,
    ...points,
    ...holds,
    ...heldAmounts,
    ...weighing,
    ...khata,
    ...outside,
    shippingPrice: TypedRupees,
    dailyOrders: DailyOrders,
    storefrontOpen: StorefrontOpen,
    wholeRupees: WholeRupees,
    urduDigits: UrduDigits,
    labelLanguage: LabelLanguage,
  })
  .partial()

export const settingsCalls = {
  adminSettings: {
    route: 'GET /admin/settings',
    access: 'settings.read',
    summary: 'Get the settings of the shop',
    answer: data(AdminSettings),
  },
  adminChangeSettings: {
    route: 'PATCH /admin/settings',
    access: 'settings.write',
    summary: 'Change the given settings',
    body: ChangeSettingsBody.extend({
      ...wholePhones,
      seen: ChangeSettingsBody.optional().describe(
        'the values you read; 409 if one of them changed since',
      ),
    }),
    answer: data(AdminSettings),
  },
} as const satisfies Record<string, CallSchema>
