import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useDeliveryHere } from '../../delivery/use-delivery.ts'
import { problemsIn } from './details-rules.ts'
import type { Details } from './draft.ts'
import { useDetails } from './use-details.ts'

/** An error disappears once it is fixed. */
export function useDetailsForm(send: (details: Details) => unknown, isPickup?: boolean) {
  const t = useMessages(detailsMessages)
  const { details, change, pick, replace } = useDetails()
  const { delivery, settle } = useDeliveryHere()
  const missingIn = (found: typeof delivery) => (isPickup ? 'nothing' : found?.missing)
  const problems = problemsIn(details, missingIn(delivery))
  const { form, errorOf } = useForm<keyof Details>({
    async check() {
      const found = problemsIn(details, missingIn(await settle()))
      const fields = Object.entries(found).map(([field, key]) => [field, t(key)] as const)
      return fields.length > 0 ? { fields: Object.fromEntries(fields) } : null
    },
    send: () => send(details),
  })

  return {
    form,
    fields: {
      isPickup,
      details,
      change,
      pick,
      replace,
      errorOf(field: keyof Details) {
        const key = errorOf(field) === undefined ? undefined : problems[field]
        return key && t(key)
      },
    },
  }
}
