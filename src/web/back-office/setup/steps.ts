import type { Answer } from '#wire/calls.ts'
import type { SettingsField } from '../settings/settings-values.ts'

type Missing = NonNullable<Answer<'adminToday'>['data']['setup']>['missing'][number]['part']

export const steps = ['shop', 'hours', 'delivery', 'payment', 'products', 'open'] as const
export type Step = (typeof steps)[number]

/** The settings that a step asks for; the last two ask for none. */
export const fieldsOf: Record<Exclude<Step, 'products' | 'open'>, readonly SettingsField[]> = {
  shop: ['shopName', 'tagline', 'phone', 'whatsapp', 'email', 'address'],
  hours: ['hours'],
  delivery: ['towns', 'shippingPrice'],
  payment: ['paymentMethods', 'guestCheckout', 'spendPointsAtOnce'],
}

const lacks: Partial<Record<Step, readonly Missing[]>> = {
  shop: ['phone', 'address'],
  hours: ['hours'],
  delivery: ['delivery'],
  products: ['products'],
}

type State = { open: boolean; missing: readonly { part: Missing }[] } | null

/** Whether nothing of a step is missing any more. A step without anything to miss is done when it was passed. */
export function isDone(step: Step, setup: State, here: Step): boolean {
  if (setup === null) return true
  if (step === 'open') return setup.open
  const parts = lacks[step]
  if (parts === undefined) return steps.indexOf(step) < steps.indexOf(here)
  return !setup.missing.some(({ part }) => parts.includes(part))
}

/** Where the set-up goes on: the step that is asked for, or the first that is not done. */
export const stepIn = (asked: string | null, setup: State): Step =>
  steps.find((step) => step === asked) ??
  steps.find((step) => lacks[step] && !isDone(step, setup, step)) ??
  'open'

export const nextStep = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'open'
