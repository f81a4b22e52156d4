import { useId, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { PhoneLinks } from '../../parts/phone-links.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import { AskBuyer } from './ask-buyer.tsx'
import type { StaffOrder } from '../load-order.ts'
import { ReplacePart } from './replace-part.tsx'
import { type Replacement, useReplacement } from './use-replacement.ts'
import type { OrderLine } from './use-ticks.ts'

type Props = { order: StaffOrder; line: OrderLine; onClose: () => void }

/**
 * Reports too few pieces of a line, and a replacement if any. Applied at once if the customer allowed it in the order,
 * otherwise after a call.
 */
export function ShortDialog({ order, line, onClose }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const mayFind = useAllows('product.read')
  const { productId, color, name, ifMissing } = line
  const left = line.quantity - line.cancelledQuantity
  const [have, setHave] = useState(left - 1)
  const missing = left - have
  const reason = have === 0 ? t('packing.soldOut') : t('packing.reason', { count: have })
  const short = { productId, ...(color && { color }), left, missing, reason }
  const replacement = useReplacement(order, short)
  const { chosen } = replacement
  const needsAnswer = chosen ? replacement.needsAnswer : ifMissing !== 'leave-out'
  const asks = needsAnswer || replacement.mayAgree

  async function leaveOut() {
    const { reason: said, missing: quantity, ...key } = short
    const body = { lines: [{ ...key, quantity }], reason: said }
    await send('adminCancelOrder', { params: { id: order.id }, body })
    return t('packing.saved', { name, count: missing })
  }
  return (
    <ConfirmDialog
      open
      title={t('packing.title', { name })}
      labels={{
        send: chosen
          ? t('replace.send', { count: chosen.quantity, name: chosen.product.name })
          : t('packing.send', { count: missing }),
        keep: t('packing.keep'),
        failed: t('order.failed'),
      }}
      check={(values) => {
        if (chosen && !replacement.quote)
          return { general: replacement.problem ?? t('replace.wait') }
        return needsAnswer && !values.has('agreed')
          ? { fields: { agreed: t('packing.notAgreed') } }
          : null
      }}
      send={async (values) => {
        if (!chosen) return leaveOut()
        await replacement.send(values.has('agreed'))
        return t('replace.saved', { name, by: chosen.product.name })
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t(`packing.${ifMissing ?? 'unsaid'}`)}</p>
          <HowMany {...{ name, have }} ordered={left} onChange={setHave} />
          {mayFind && <ReplacePart replacement={replacement} missing={missing} />}
          {asks && (
            <div className="flex flex-wrap gap-3">
              <PhoneLinks phone={order.contact.phone} />
            </div>
          )}
          {asks && (
            <Agreed replacement={replacement} error={needsAnswer ? errorOf('agreed') : undefined} />
          )}
          {asks && (
            <AskBuyer {...{ order, name, onClose }} body={{ ...short, ...replacement.body }} />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

type AgreedProps = { replacement: Replacement; error: string | undefined }

function Agreed({ replacement: { quote }, error }: AgreedProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const id = useId()
  return (
    <div>
      <Checkbox
        // Another quantity needs a new agreement.
        key={quote?.agreed.amount}
        name="agreed"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        label={
          quote
            ? t('replace.agreed', { amount: t.money(rupees(quote.agreed.amount)) })
            : t('packing.agreed')
        }
      />
      {error && <FieldError id={id} message={error} />}
    </div>
  )
}

type HowManyProps = {
  name: string
  ordered: number
  have: number
  onChange: (have: number) => void
}

function HowMany({ name, ordered, have, onChange }: HowManyProps) {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="block font-semibold">{t('packing.have')}</span>
        <span className="block text-small text-soft">{t('packing.of', { count: ordered })}</span>
      </p>
      <Stepper quantity={have} most={ordered - 1} name={name} rule={fromNone} onChange={onChange} />
    </div>
  )
}

const fromNone = { minimum: 0, step: 1 }
