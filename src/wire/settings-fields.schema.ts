import { misfit } from './misfit.ts'
import { z } from 'zod'
import { isEmail } from '#shop/accounts/contacts/email.ts'
import { canBeCalled, internationalPhone } from '#shop/accounts/contacts/phone.ts'
import { maxHoldHours, maxHolidays, maxPickupDays } from '#shop/settings/settings.ts'
import { payments } from '#shop/settings/payment.ts'
import { EmailText, Name, NameOrNone, PhoneText, PlainText } from './amounts.schema.ts'
import { Location } from './place-and-days.schema.ts'

/** Only where a browser may be led without harm: never `javascript:` and its kin. */
const Link = z.url({ protocol: /^https?$/ }).max(300)
/** An empty text: not set. */
const Phone = PhoneText.regex(/^(\+?[0-9][0-9 ()-]{5,24})?$/, {
  error: misfit('phone'),
  abort: true,
})
/** What is written: what was saved before may be read and compared as it is. */
const WholePhone = Phone.refine((phone) => phone === '' || canBeCalled(phone), misfit('phone'))
export const wholePhones = {
  phone: WholePhone.optional(),
  whatsapp: WholePhone.overwrite(internationalPhone).optional(),
}
export const EmailOrNone = EmailText.refine(
  (email) => email === '' || isEmail(email),
  misfit('email'),
)
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, misfit('time'))

/** Public settings of the shop, changed by staff. */
export const settingsFields = {
  shopName: Name(60),
  tagline: NameOrNone(160),
  phone: Phone,
  whatsapp: Phone.overwrite(internationalPhone),
  email: EmailOrNone,
  address: PlainText(300),
  towns: z
    .array(NameOrNone(60))
    .max(20)
    .describe(
      'towns where the shop delivers, its own town first; blanks and duplicates are dropped',
    ),
  hours: z.array(z.object({ days: Name(60), open: Hour, close: Hour })).max(14),
  holidays: z
    .array(
      z.object({
        day: z.iso.date(),
        name: Name(60),
        hours: z.object({ open: Hour, close: Hour }).nullable().describe('null: closed all day'),
      }),
    )
    .max(maxHolidays)
    .describe('days with other opening hours; the public answer lists only future days'),
  social: z.array(z.object({ name: Name(40), link: Link })).max(10),
  sellerStatistics: z.array(z.object({ label: Name(60), percent: z.int().min(0).max(100) })).max(6),
  counters: z.array(z.object({ label: Name(60), count: z.int().min(0).max(1_000_000_000) })).max(6),
  /** Where pictures of the map come from: `{z}`, `{x}` and `{y}` are filled in. */
  mapTiles: z
    .string()
    .max(300)
    .regex(/^https?:\/\/[\w.:-]+\/[^\s<>"']*$/, misfit('web_address'))
    .refine(
      (tiles) => ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)),
      misfit('map_tiles'),
    ),
  map: Location.nullable(),
  wholesaleApproval: z.boolean(),
  reviewsWaitForApproval: z.boolean(),
  spendPointsAtOnce: z.boolean(),
  lowStock: z
    .int()
    .min(0)
    .max(999)
    .describe(
      'low-stock threshold: at this stock or below, the product page shows the number left',
    ),
  pickupDays: z
    .int()
    .min(0)
    .max(maxPickupDays)
    .describe('days that an order ready for pickup is kept; 0: no pickup'),
  holdHours: z
    .int()
    .min(0)
    .max(maxHoldHours)
    .describe(
      'hours after which an order that still waits for its customer is cancelled; 0: never',
    ),
  paymentMethods: z
    .array(z.enum(payments))
    .min(1)
    .max(payments.length)
    .describe('accepted payment methods on delivery'),
  guestCheckout: z.boolean().describe('true: guests may place orders'),
}
