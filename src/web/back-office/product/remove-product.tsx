import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { sessionTexts } from '../../app/storage/stores.ts'
import { draftKey } from '../forms/use-record-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import { productDraft } from './use-product-form.ts'
import type { EditedProduct } from './product-texts.ts'

/** Takes a product out of the shop for good; one that orders refer to is only hidden, and says so. */
export function RemoveProduct({ product }: { product: EditedProduct }) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const go = useNavigate()
  const { id, name } = product
  return (
    <DialogButton
      label={t('remove.open')}
      title={t('remove.title', { name })}
      kind="danger"
      labels={{ send: t('remove.send'), keep: t('remove.keep'), failed: t('product.failed') }}
      send={async () => {
        const { outcome, message } = await send('adminRemoveProduct', { params: { id } })
        if (outcome === 'unpublished') return message
        sessionTexts.write(draftKey(productDraft, product), '')
        toast.success(message, 'action')
        await go(officePaths.products())
        return null
      }}
    >
      <p>{t('remove.text')}</p>
    </DialogButton>
  )
}
