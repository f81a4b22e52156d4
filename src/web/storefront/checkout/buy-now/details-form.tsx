import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { Button } from '../../../ui/button.tsx'
import { detailsMessages } from '../../../messages/en/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { DetailsFields } from '../details-fields.tsx'
import { writeDraft } from '../draft.ts'
import { LoginHint } from '../login-hint.tsx'
import { useDetailsForm } from '../use-details-form.ts'
import type { Wanted } from './load-item.ts'

/** Contact and shipping of Buy Now, and on to the review. */
export function DetailsForm({ wanted: { product, quantity, colour } }: { wanted: Wanted }) {
  const t = useMessages(detailsMessages)
  const navigate = useNavigate()
  const { form, fields } = useDetailsForm((details) => {
    writeDraft(details)
    void navigate(paths.placeOrder({ number: product.number, quantity, colour }))
  })

  return (
    <form {...form} noValidate className="panel grid gap-5 p-5 sm:p-6">
      <DetailsFields {...fields} />
      <Button type="submit" kind="main" className="sm:justify-self-start">
        {t('details.next')}
      </Button>
      <LoginHint />
    </form>
  )
}
