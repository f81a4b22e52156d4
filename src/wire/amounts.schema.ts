import { misfit } from './misfit.ts'
import { z } from 'zod'
import { cleanCode, cleanEmail, cleanName, cleanText } from '#shop/clean-text.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { readRupees } from '#shop/money.ts'
import { maxPackedGrams } from '#shop/pricing/weight.ts'
import { maxPrice } from '#shop/pricing/price-limit.ts'

const notRupees = misfit('rupees')

const rupeesFrom = (clean: (text: string) => string) =>
  z
    .union([z.number(), z.string().overwrite(clean)], notRupees)
    .refine((value) => readRupees(value) !== null, notRupees)

/** Rupees on the wire: a number, or a plain decimal string; exact to the paisa or refused. */
export const Rupees = rupeesFrom(cleanCode)

/** Rupees as staff type them: "Rs. 1,250", "1250/-" (`cleanAmount`). */
export const TypedRupees = rupeesFrom(cleanAmount)

/** A unit price in rupees, up to the shop's maximum. */
export const Price = TypedRupees.refine(
  (value) => (readRupees(value) ?? 0) <= maxPrice,
  misfit('price_high'),
)

export const Quantity = z.int().min(1).max(999)

const cleaned = (clean: (text: string) => string) => (most: number) =>
  z
    .string()
    .refine((text) => text.isWellFormed() && !text.includes('\0'), misfit('plain_text'))
    .overwrite(clean)
    .max(most)

/** A text of several lines that a person wrote, without unseen signs (`cleanText`); may be empty. */
export const PlainText = cleaned(cleanText)
/** The same, and there must be some. */
export const Text = (most: number) => PlainText(most).min(1)

/** The same for a paper: with at most one empty line in a row. */
export const Note = (most: number) =>
  PlainText(most).overwrite((text) => text.replace(/(\r?\n){3,}/g, '\n\n'))

/** A name, a title, a reason in one line (`cleanName`); may be empty. */
export const NameOrNone = cleaned(cleanName)
export const Name = (most: number) => NameOrNone(most).min(1)

/** Words that are searched for, or that a list is filtered by. */
export const SearchText = cleaned(cleanName)

/** The same where nothing that is typed is refused. */
export const AnySearch = (most: number) => z.string().max(most).overwrite(cleanName)

/** A code that a person types: of a product, on a package, of an app. */
export const Code = cleaned(cleanCode)

/** A phone number as it was typed (`phoneKey` reads it); may be empty. */
export const PhoneText = cleaned(cleanCode)(40)

/** A weight in grams, as staff enter it. */
export const Grams = z.int().min(1).max(maxPackedGrams)

/** An e-mail address (`isEmail` checks it); may be empty. */
export const EmailText = cleaned(cleanEmail)(254)

/** As it was typed, its spaces too: a password, a field of a form before its kind is known. */
export const RawText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !hasControls(text), misfit('plain_text'))

/** An e-mail address or a phone number to log in with, compared by its key (`loginKey`). */
export const LoginText = RawText(254)

/** The name of a colour that a product comes in. */
export const ColourName = NameOrNone(60)

/** Of goods for staff who don't work in English. */
export const GoodsLabel = z
  .string()
  .optional()
  .describe('its name in your language; absent: it has no other')

/** Of a colour, beside its name; the same. */
export const ColourLabel = z
  .string()
  .optional()
  .describe('the colour in your language; absent: it has no other')

/** An id, a code: no spaces, nothing that a database cannot hold. */
export const Id = z
  .string()
  .max(64)
  .regex(/^[\x21-\x7e]*$/, misfit('id'))

// Line breaks and tabs are text; NUL and its kin are not (PostgreSQL refuses NUL altogether).
// oxlint-disable-next-line no-control-regex -- control characters are the point
const hasControls = (text: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)

/** The version that a change was made on. */
export const Version = z.int().min(0).max(1_000_000_000)
