import type { Answer } from '#wire/calls.ts'
import type { SettingsField } from '../settings/settings-values.ts'

type Missing = NonNullable<Answer<'adminToday'>['data']['setup']>['missing'][number]['part']

export const steps = ['shop', 'hours', 'delivery', 'payment', 'products', 'open'] as const
export type Step = (typeof steps)[number]

/** The settings that a step asks for; the last two ask for none. */
export const fieldsOf: Record<Exclude<Step, 'products' | 'open'>, readonly SettingsField[]> = {
  shop: ['shopName', 'tagline', 'phone', 'whatsapp', 'email', 'address'],
  hours: ['hours'],
  delivery: ['towns', 'shippingPrice', 'pickupDays'],
  payment: ['paymentMethods', 'guestCheckout'],
}

/** What a step is done with; what else it asks for is optional. */
const lacks: Record<Exclude<Step, 'open'>, Missing> = {
  shop: 'phone',
  hours: 'hours',
  delivery: 'delivery',
  payment: 'payment',
  products: 'products',
}

type State = { open: boolean; missing: readonly { part: Missing }[] } | null

/** Whether what a step is for is there, however it came about. */
export function isDone(step: Step, setup: State): boolean {
  if (setup === null) return true
  if (step === 'open') return setup.open
  return !setup.missing.some(({ part }) => part === lacks[step])
}

/** Where the set-up goes on: the step that is asked for, or the first that is not done. */
export const stepIn = (requested: string | null, setup: State): Step =>
  steps.find((step) => step === requested) ?? steps.find((step) => !isDone(step, setup)) ?? 'open'

/** The button that stands out: opening the shop comes last. */
export const mainAction = (missing: readonly { needed: boolean }[]) =>
  missing.some(({ needed }) => needed) ? 'steps' : 'open'

export const nextStep = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'open'
