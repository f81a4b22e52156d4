import { misfit } from './misfit.ts'
import { z } from 'zod'
import { readRupees } from '#shop/money.ts'
import { maxPrice } from '#shop/pricing/price-limit.ts'

const notRupees = misfit('rupees')

/** Rupees on the wire: a number, or a plain decimal string; exact to the paisa or refused. */
export const Rupees = z
  .union([z.number(), z.string()], notRupees)
  .refine((value) => readRupees(value) !== null, notRupees)

/** What one piece costs: rupees, no more than the shop takes. */
export const Price = Rupees.refine(
  (value) => (readRupees(value) ?? 0) <= maxPrice,
  misfit('price_high'),
)

export const Quantity = z.int().min(1).max(999)

/** Text a person wrote: trimmed, no control characters, no lone surrogates, of bounded length; may be empty. */
export const PlainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text.isWellFormed() && !hasControls(text), misfit('plain_text'))

/**
 * The same for a paper: without the invisible marks that turn the order of letters around (a text would
 * read as another), and with at most one empty line in a row.
 */
export const Note = (most: number) =>
  PlainText(most).overwrite((text) =>
    text
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/(\r?\n){3,}/g, '\n\n')
      .trim(),
  )

/** The same as plain text, and there must be some. */
export const Text = (most: number) => PlainText(most).min(1)

/** The name of a colour that a product comes in. */
export const ColourName = PlainText(60)

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
