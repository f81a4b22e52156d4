import { whatsappSettings } from '#shop/settings/whatsapp-texts.ts'
import {
  maxBuyNowPercent,
  maxDivisor,
  maxGraceDays,
  maxHoldHours,
  maxPickupDays,
  maxReminderDays,
  maxReminders,
} from '#shop/settings/settings.ts'
import { codeDigitLimits } from '#shop/catalogue/codes/scale-label.ts'
import { maxTolerance } from '#shop/settings/weighing.ts'
import { holdSettings } from '#shop/settings/hold-rules.ts'
import { payments } from '#shop/settings/payment.ts'
import type { Answer } from '#wire/calls.ts'
import type { FieldError } from '#wire/problem.ts'
import { textIn } from '../../ui/form/use-form.ts'

export type Settings = Answer<'adminSettings'>['data']

export const textFields = [
  'shopName',
  'tagline',
  'phone',
  'whatsapp',
  'email',
  'address',
  'senderName',
  'senderEmail',
  'scaleStart',
  'labelLanguage',
  ...whatsappSettings,
  ...Object.values(holdSettings),
] as const
export const sellingChoices = [
  'storefrontOpen',
  'guestCheckout',
  'wholesaleApproval',
  'reviewsWaitForApproval',
  'urduDigits',
] as const
export const pointsChoices = ['pointsOn', 'spendPointsAtOnce'] as const
const choices = [...sellingChoices, 'wholeRupees', ...pointsChoices] as const
export type Choice = (typeof choices)[number]

/** Whole numbers with their limits. */
export const wholeFields = {
  lowStock: { least: 0, most: 999 },
  pickupDays: { least: 0, most: maxPickupDays },
  holdLargeFrom: { least: 1, most: 10_000_000 },
  holdRefusedFrom: { least: 1, most: 99 },
  holdFarFrom: { least: 1, most: 60 },
  holdHours: { least: 0, most: maxHoldHours },
  firstOrderMost: { least: 0, most: 10_000_000 },
  khataGraceDays: { least: 0, most: maxGraceDays },
  cashDifference: { least: 0, most: 10_000_000 },
  weightTolerance: { least: 0, most: maxTolerance },
  scaleCodeDigits: codeDigitLimits,
  pointsDivisor: { least: 1, most: maxDivisor },
  buyNowPercent: { least: 0, most: maxBuyNowPercent },
} as const
export type WholeField = keyof typeof wholeFields
const wholeNames = Object.keys(wholeFields) as WholeField[]

const isWholeIn = (text: string, { least, most }: { least: number; most: number }) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most

export const settingsFields = [
  ...textFields,
  ...choices,
  'shippingPrice',
  ...wholeNames,
  'towns',
  'hours',
  'holidays',
  'paymentMethods',
  'khataReminders',
] as const
export type SettingsField = (typeof settingsFields)[number]

/** Fields of the form whose number is missing or out of its limits. */
export const wrongNumbers = (values: FormData, fields: readonly SettingsField[] = settingsFields) =>
  (['shippingPrice', ...wholeNames] as const).filter((field) => {
    const text = textIn(values, field)
    const isRight =
      field === 'shippingPrice'
        ? /^\d+(\.\d{1,2})?$/.test(text)
        : isWholeIn(text, wholeFields[field])
    return fields.includes(field) && !isRight
  })

/** The API's errors by field (all towns are one field); null: an error without a field in this form. */
export function errorsByField(
  errors: readonly FieldError[],
  fields: readonly SettingsField[],
): Record<string, string> | null {
  const names: readonly string[] = fields
  if (errors.length === 0 || errors.some(({ path }) => !names.includes(path.replace(/\..*/, ''))))
    return null
  return Object.fromEntries(
    errors.map(({ path, message }) => [path.replace(/^towns\..*/, 'towns'), message]),
  )
}

/**
 * The changed values of the form's own fields: an empty box looks like a missing one. Unchanged fields aren't
 * sent, so changes by colleagues stay.
 */
export function changesIn(
  values: FormData,
  base: Settings,
  fields: readonly SettingsField[] = settingsFields,
): Partial<Settings> {
  const all = (name: string) => values.getAll(name).map((value) => String(value).trim())
  const [opens, closes] = [all('open'), all('close')]
  const typed = {
    ...Object.fromEntries(textFields.map((field) => [field, textIn(values, field)])),
    ...Object.fromEntries(choices.map((field) => [field, values.has(field)])),
    towns: textIn(values, 'towns')
      .split('\n')
      .map((town) => town.trim())
      .filter((town) => town !== ''),
    hours: all('days').map((days, index) => ({
      days,
      open: opens[index] ?? '',
      close: closes[index] ?? '',
    })),
    holidays: holidaysIn(all),
    paymentMethods: payments.filter((one) => all('paymentMethods').includes(one)),
    khataReminders: remindersIn(values) ?? [],
    shippingPrice: Number(textIn(values, 'shippingPrice')),
    ...Object.fromEntries(wholeNames.map((field) => [field, Number(textIn(values, field))])),
  }
  const isChanged = ([field, value]: [string, unknown]) =>
    fields.includes(field as SettingsField) &&
    JSON.stringify(value) !== JSON.stringify(base[field as keyof Settings])
  return Object.fromEntries(Object.entries(typed).filter(isChanged))
}

/** Fields in `changes` that a colleague has changed since they were shown. */
export const bothChanged = (mine: Partial<Settings>, base: Settings, now: Settings) =>
  settingsFields.filter((field) => {
    const [my, their] = [JSON.stringify(mine[field]), JSON.stringify(now[field])]
    return field in mine && their !== JSON.stringify(base[field]) && their !== my
  })

/** Days after the due day such as "-3, 0, 7"; null: something else is typed. */
export function remindersIn(values: FormData): number[] | null {
  const parts = textIn(values, 'khataReminders')
    .split(/[\s,;،]+/)
    .filter((part) => part !== '')
  const days = parts.map(Number)
  const isRight = parts.every(
    (part, index) =>
      /^[-−+]?\d{1,2}$/.test(part) && Math.abs(days[index] ?? NaN) <= maxReminderDays,
  )
  if (!isRight || parts.length > maxReminders) return null
  return [...new Set(days)].toSorted((one, other) => one - other)
}

/** Sorted by day; both times empty: closed. */
function holidaysIn(all: (name: string) => string[]): Settings['holidays'] {
  const [names, opens, closes] = [all('holidayName'), all('holiday-open'), all('holiday-close')]
  const typed = all('holidayDay').map((day, index) => {
    const [open = '', close = ''] = [opens[index], closes[index]]
    return {
      day,
      name: names[index] ?? '',
      hours: open === '' && close === '' ? null : { open, close },
    }
  })
  return typed.toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
