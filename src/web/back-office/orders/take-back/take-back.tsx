import { PackageOpen } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import { backOfficeTakeBackMessages } from '../../../messages/en/back-office/orders/take-back.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { DrawerShort } from '../../cash/drawer-short.tsx'
import { DialogButton } from '../../forms/dialog-button.tsx'
import { WeightBack } from '../../parts/weight-back.tsx'
import { NoMailToCustomer } from '../../parts/mail-off.tsx'
import type { StaffOrder } from '../load-order.ts'
import { lineKey } from '../lines/use-ticks.ts'
import {
  leftOf,
  mayRestock,
  mostGramsOf,
  type TakeBack as Choice,
  useTakeBack,
} from './use-take-back.ts'
import { useDotted } from '../../parts/use-dotted.ts'

type Props = { order: StaffOrder }

/** Takes items of a delivered order back. At the counter the money goes back at once. */
export function TakeBack({ order }: Props) {
  const t = useMessages(backOfficeTakeBackMessages)
  const choice = useTakeBack(order)
  const { refund, kind, setKind, isEmpty } = choice
  if (!order.lines.some((line) => (leftOf(order, line) ?? 0) > 0)) return null
  const amount = refund && t.money(rupees(refund.cash))
  return (
    <DialogButton
      label={
        <>
          <PackageOpen aria-hidden className="size-5" />
          {t('take.open')}
        </>
      }
      title={t('take.title', { reference: order.reference })}
      labels={{
        send: refund?.cash ? t('take.send', { amount: amount ?? '' }) : t('take.sendNone'),
        keep: t('take.keep'),
        failed: t('take.failed'),
      }}
      check={(values) => {
        if (isEmpty) return { general: t('take.choose') }
        if (refund === null) return { general: choice.problem ?? t('take.busy') }
        return textIn(values, 'reason') === '' ? { fields: { reason: t('take.noReason') } } : null
      }}
      send={async (values) => {
        await choice.send(textIn(values, 'reason'))
        return t('take.done', { amount: amount ?? '' })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('take.text')}</p>
          <Lines order={order} choice={choice} />
          <RadioGroup
            label={t('take.kind')}
            value={kind}
            choices={[
              { value: 'unwanted', label: t('take.unwanted') },
              { value: 'damaged', label: t('take.damaged') },
            ]}
            onChange={setKind}
          />
          <AreaField
            name="reason"
            label={t('take.reason')}
            hint={t('take.reasonHint')}
            maxLength={500}
            rows={2}
            error={errorOf('reason')}
          />
          <Refund order={order} choice={choice} />
          {order.contact.email !== '' && <NoMailToCustomer />}
        </>
      )}
    </DialogButton>
  )
}

type PartProps = Props & { choice: Choice }

function Lines({ order, choice }: PartProps) {
  const t = useMessages(backOfficeTakeBackMessages)
  return (
    <div>
      {order.lines.length > 1 && (
        <Button kind="quiet" small className="-ms-4 min-h-11" onClick={choice.chooseAll}>
          {t('take.all')}
        </Button>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line, index) => (
          <li key={lineKey(line)} className="py-2">
            <Line order={order} choice={choice} index={index} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ order, choice, index }: PartProps & { index: number }) {
  const t = useMessages(backOfficeTakeBackMessages)
  const dotted = useDotted()
  const line = order.lines[index]
  if (line === undefined) return null
  const left = leftOf(order, line)
  const quantity = choice.quantityOf(index)
  const name = t.joined([line.name, line.colorLabel ?? line.color])
  const most = mostGramsOf(line, quantity)
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-small text-soft">
            {left === null
              ? t('take.asked')
              : left === 0
                ? t('take.none')
                : dotted([line.pack, t('take.left', { count: left })])}
          </span>
        </p>
        {left !== null && left > 0 && (
          <span className="shrink-0">
            <Stepper
              quantity={quantity}
              most={left}
              name={name}
              rule={{ minimum: 0, step: 1 }}
              onChange={(count) => choice.change(index, { quantity: count })}
            />
          </span>
        )}
      </div>
      {quantity > 0 && most !== null && (
        <div className="mt-2">
          <WeightBack
            name={name}
            most={most}
            text={choice.weightOf(index)}
            onChange={(weight) => choice.change(index, { weight })}
            isTried
          />
        </div>
      )}
      {quantity > 0 &&
        (mayRestock(order, line) ? (
          <Checkbox
            label={t('take.shelf')}
            checked={choice.restockOf(index, line)}
            onChange={({ target }) => choice.change(index, { restock: target.checked })}
          />
        ) : (
          <p className="text-small text-soft">{t('take.perishable')}</p>
        ))}
    </>
  )
}

/** The refund of the chosen lines, before it is confirmed. */
function Refund({ order, choice: { refund, problem, isEmpty } }: PartProps) {
  const t = useMessages(backOfficeTakeBackMessages)
  const way =
    order.paymentMethod === 'account'
      ? 'account'
      : order.channel !== 'counter'
        ? 'due'
        : order.paymentMethod === 'card'
          ? 'transfer'
          : 'cash'
  return (
    <div role="status" className="rounded-small bg-sunk px-3 py-2">
      {problem !== null ? (
        <FieldError message={problem} />
      ) : refund === null ? (
        <p className="text-soft">{t(isEmpty ? 'take.choose' : 'take.busy')}</p>
      ) : (
        <>
          <p className="money text-title">
            {t('take.refund', { amount: t.money(rupees(refund.cash)) })}
          </p>
          {refund.cash > 0 && <p>{t(`take.${way}`)}</p>}
          {way === 'cash' && <DrawerShort refund={rupees(refund.cash)} />}
          {refund.pointsBack > 0 && <p>{t('take.pointsBack', { count: refund.pointsBack })}</p>}
          {refund.pointsTaken > 0 && <p>{t('take.pointsTaken', { count: refund.pointsTaken })}</p>}
        </>
      )}
    </div>
  )
}
