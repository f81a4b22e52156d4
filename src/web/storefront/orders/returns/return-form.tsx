import { useState } from 'react'
import { itemOf, keyOf } from '#shop/cart/cart.ts'
import type { Order } from '#shop/orders/order.ts'
import type { ReturnKind } from '#shop/returns/order-return.ts'
import { orderCalls } from '../../../app/api/order-calls.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { returnsMessages } from '../../../messages/en/storefront/checkout/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { smallerPicture } from '../../../ui/picture/smaller-picture.ts'
import { PhotoField } from './photo-field.tsx'
import type { Returnable } from './returnable-lines.ts'
import { ItemChoice } from '../cancelling/item-choice.tsx'

type ReturnItemProps = Returnable & {
  isChosen: boolean
  quantity: number
  onChoose: () => void
  onQuantity: (quantity: number) => void
}

/** The chosen item asks for a quantity. */
const ReturnItem = ({ line, most, isChosen, quantity, onChoose, onQuantity }: ReturnItemProps) => {
  const t = useMessages(returnsMessages)
  const circle = (
    <input
      type="radio"
      name="item"
      className="size-5 shrink-0"
      checked={isChosen}
      onChange={onChoose}
    />
  )
  return (
    <ItemChoice
      line={line}
      text={t('returns.quantity', { count: most })}
      control={circle}
      asks={isChosen && most > 1}
      howMany={t('returns.howMany')}
      quantity={quantity}
      most={most}
      onQuantity={onQuantity}
    />
  )
}

/** Longest side of a stored photo, in pixels. */
const photoSide = 1600

type Props = { order: Order; orderKey: string | undefined; lines: readonly Returnable[] }

/** The form's values, missing fields and submission. */
function useReturnForm({ order, orderKey, lines }: Props) {
  const t = useMessages(returnsMessages)
  const api = useApi()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(lines.length === 1 ? lines[0] : undefined)
  const [quantity, setQuantity] = useState(1)
  const [wantedKind, setKind] = useState<ReturnKind>('damaged')
  const [reason, setReason] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)

  const spoils = chosen?.line.perishable ?? false
  const kind = spoils ? 'damaged' : wantedKind
  const item = { ...itemOf({ productId: '', ...chosen?.line, quantity }), kind, reason }
  const missing = {
    ...(chosen === undefined && { item: t('returns.needItem') }),
    ...(reason.trim() === '' && { reason: t('returns.needReason') }),
    ...(spoils && photo === null && { photo: t('returns.needPhoto') }),
  }
  const { form, busy, problem, errorOf } = useForm<keyof typeof missing>({
    failed: t('returns.failed'),
    check: () => (Object.keys(missing).length > 0 ? { fields: missing } : null),
    async send() {
      const smaller = photo && (await smallerPicture(photo, photoSide))
      await orderCalls(api).askReturn({ id: order.id, key: orderKey }, item, smaller)
      toast.success(t('returns.done'))
      await navigate(paths.order({ id: order.id, key: orderKey }))
    },
  })
  return {
    form,
    busy,
    problem,
    /** An error disappears once it is fixed. */
    wrong: (field: keyof typeof missing) => missing[field] && errorOf(field),
    chosen,
    choose(one: Returnable) {
      setChosen(one)
      setQuantity(1)
    },
    quantity,
    setQuantity,
    spoils,
    kind,
    setKind,
    reason,
    setReason,
    photo,
    setPhoto,
  }
}

export function ReturnForm(props: Props) {
  const t = useMessages(returnsMessages)
  const { order, orderKey, lines } = props
  const { form, busy, problem, wrong, ...input } = useReturnForm(props)
  const { spoils } = input
  return (
    <form {...form} noValidate className="panel grid gap-6 p-5">
      <fieldset className="grid gap-3" aria-invalid={wrong('item') !== undefined || undefined}>
        <legend className="mb-2 text-small font-semibold">{t('returns.item')}</legend>
        {lines.map((one) => (
          <ReturnItem
            key={keyOf(one.line)}
            {...one}
            isChosen={one === input.chosen}
            quantity={input.quantity}
            onQuantity={input.setQuantity}
            onChoose={() => input.choose(one)}
          />
        ))}
        {wrong('item') && <FieldError message={t('returns.needItem')} />}
      </fieldset>
      <KindChoice kind={input.kind} onKind={input.setKind} spoils={spoils} />
      <AreaField
        label={t('returns.reason')}
        hint={t('returns.reasonHint')}
        error={wrong('reason')}
        maxLength={500}
        required
        value={input.reason}
        onChange={({ target }) => input.setReason(target.value)}
      />
      <PhotoField
        isNeeded={spoils}
        error={wrong('photo')}
        photo={input.photo}
        onChange={input.setPhoto}
      />
      {problem && <Notice>{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="main" busy={busy}>
          {t('returns.submit')}
        </Button>
        <Link
          to={paths.order({ id: order.id, key: orderKey })}
          className={buttonClass({ kind: 'quiet' })}
        >
          {t('returns.keep')}
        </Link>
      </div>
    </form>
  )
}

type KindProps = { kind: ReturnKind; onKind: (kind: ReturnKind) => void; spoils: boolean }

function KindChoice({ kind, onKind, spoils }: KindProps) {
  const t = useMessages(returnsMessages)
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('returns.kind')}
        value={kind}
        onChange={onKind}
        choices={[
          { value: 'damaged', label: t('returns.damaged') },
          ...(spoils
            ? []
            : [
                {
                  value: 'unwanted' as const,
                  label: t('returns.unwanted'),
                  hint: t('returns.unwantedHint'),
                },
              ]),
        ]}
      />
      {spoils && <p className="text-small text-soft">{t('returns.spoils')}</p>}
    </div>
  )
}
