/** Why a value does not fit where the kind of value alone does not tell: the sentences are in the messages. */
export const misfits = [
  'rupees',
  'price_high',
  'plain_text',
  'id',
  'day_once',
  'phone',
  'time',
  'email',
  'web_address',
  'map_tiles',
  'scale_start',
  'whole_pin',
  'stock_before',
  'stock_once',
  'stock_reason',
  'best_before',
  'barcode',
  'product_once',
  'own_address',
  'hex_colour',
  'missing_more',
  'not_zero',
  'crop',
] as const
export type MisfitCode = (typeof misfits)[number]

/** Codes of failed schema checks. */
export const misfit = (code: MisfitCode): string => code

export const isMisfit = (text: string): text is MisfitCode =>
  (misfits as readonly string[]).includes(text)
