/** Whole paisa. The brand keeps a quantity or a points balance from being added to a price. */
export type Paisa = number & { readonly unit: 'paisa' }

export const nothing = 0 as Paisa

/** A whole number of paisa as it comes from the database. */
export const paisa = (amount: number) => amount as Paisa

/** Rupees with at most two decimals → paisa; the one place where an amount is rounded. */
export const rupees = (amount: number) => Math.round(amount * 100) as Paisa

/** Paisa → rupees, for JSON and for people only. */
export const toRupees = (amount: Paisa) => amount / 100

export const times = (price: Paisa, quantity: number) => (price * quantity) as Paisa
export const plus = (a: Paisa, b: Paisa) => (a + b) as Paisa
export const less = (amount: Paisa, off: Paisa) => (amount - off) as Paisa
export const sum = (amounts: readonly Paisa[]) =>
  amounts.reduce<number>((a, b) => a + b, 0) as Paisa

/**
 * 1250 → "1,250", 4.5 → "4.5". Not by Intl.NumberFormat: making the first one keeps a cheap phone
 * busy for near to a tenth of a second.
 */
export function grouped(number: number) {
  const [whole = '', ...part] = String(number).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.')
}

/** "Rs. 1,250", and "Rs. 1,250.50" when there are paisa. */
export function show(amount: Paisa) {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const rest = Math.abs(amount) % 100
  const sign = amount < 0 ? '−' : ''
  return `Rs. ${sign}${grouped(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const decimal = /^\d{1,12}(\.\d{1,2})?$/

/**
 * An amount as a client wrote it, a number or a plain decimal string, exact to the paisa.
 * Anything else ("1,150.00", "1.15e3", 1150.004) is null: money is never guessed.
 */
export function readRupees(value: unknown): Paisa | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !decimal.test(text)) return null
  const [whole = '0', part = ''] = text.split('.')
  return (Number(whole) * 100 + Number(part.padEnd(2, '0'))) as Paisa
}
