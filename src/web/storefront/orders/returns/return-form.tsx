import { useState } from 'react'
import { itemOf, keyOf } from '#shop/cart/cart.ts'
import type { OrderWithReturns, ReturnKind } from '#shop/returns/order-return.ts'
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
import { linesUnderReview, type Returnable } from './returnable-lines.ts'
import { nameOfLine } from '../../cart/name-of-line.ts'
import { useAttemptKey } from '../use-attempt-key.ts'
import { ItemChoice } from '../cancelling/item-choice.tsx'

type ReturnItemProps = Returnable & { quantity: number; onQuantity: (quantity: number) => void }

/** A chosen item (quantity above 0) asks for a quantity. */
const ReturnItem = ({ line, most, quantity, onQuantity }: ReturnItemProps) => {
  const t = useMessages(returnsMessages)
  const tick = (
    <input
      type="checkbox"
      name="item"
      className="size-5 shrink-0"
      checked={quantity > 0}
      onChange={({ target }) => onQuantity(target.checked ? 1 : 0)}
    />
  )
  return (
    <ItemChoice
      line={line}
      text={t('returns.quantity', { count: most })}
      control={tick}
      asks={quantity > 0 && most > 1}
      howMany={t('returns.howMany')}
      quantity={quantity}
      most={most}
      onQuantity={onQuantity}
    />
  )
}

/** Longest side of a stored photo, in pixels. */
const photoSide = 1600

type Props = { order: OrderWithReturns; orderKey: string | undefined; lines: readonly Returnable[] }

/** The form's values, missing fields and submission. */
function useReturnForm({ order, orderKey, lines }: Props) {
  const t = useMessages(returnsMessages)
  const api = useApi()
  const navigate = useNavigate()
  const keyOfAttempt = useAttemptKey()
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(
    () => new Map(lines.length === 1 ? lines.map(({ line }) => [keyOf(line), 1]) : []),
  )
  const [kind, setKind] = useState<ReturnKind | null>(null)
  const [reason, setReason] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)

  const quantityOf = ({ line }: Returnable) => quantities.get(keyOf(line)) ?? 0
  const chosen = lines.filter((one) => quantityOf(one) > 0)
  const perishables = chosen.filter(({ line }) => line.perishable)
  const items = chosen.map((one) => ({
    ...itemOf({ ...one.line, quantity: quantityOf(one) }),
    kind: one.line.perishable || kind === null ? ('damaged' as const) : kind,
  }))
  const missing = {
    ...(chosen.length === 0 && { item: t('returns.needItem') }),
    ...(kind === null && chosen.length > perishables.length && { kind: t('returns.needKind') }),
    ...(reason.trim() === '' && { reason: t('returns.needReason') }),
    ...(perishables.length > 0 && photo === null && { photo: t('returns.needPhoto') }),
  }
  const { form, busy, problem, errorOf } = useForm<keyof typeof missing>({
    failed: t('returns.failed'),
    check: () => (Object.keys(missing).length > 0 ? { fields: missing } : null),
    async send() {
      const smaller = photo && (await smallerPicture(photo, photoSide))
      await orderCalls(api).askReturn(
        { id: order.id, key: orderKey },
        { lines: items, reason, photo: smaller },
        keyOfAttempt([order.id, items, reason, photo && [photo.name, photo.lastModified]]),
      )
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
    quantityOf,
    setQuantity: ({ line }: Returnable, quantity: number) =>
      setQuantities(new Map(quantities).set(keyOf(line), quantity)),
    perishables,
    onlyPerishables: chosen.length > 0 && perishables.length === chosen.length,
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
  return (
    <form {...form} noValidate className="panel grid gap-6 p-5">
      <fieldset className="grid gap-3" aria-invalid={wrong('item') !== undefined || undefined}>
        <legend className="mb-2 text-small font-semibold">{t('returns.item')}</legend>
        {lines.map((one) => (
          <ReturnItem
            key={keyOf(one.line)}
            {...one}
            quantity={input.quantityOf(one)}
            onQuantity={(quantity) => input.setQuantity(one, quantity)}
          />
        ))}
        <UnderReview order={order} />
        {wrong('item') && <FieldError message={t('returns.needItem')} />}
      </fieldset>
      <KindChoice
        kind={input.onlyPerishables ? 'damaged' : input.kind}
        onKind={input.setKind}
        perishables={input.perishables}
        onlyPerishables={input.onlyPerishables}
        error={wrong('kind')}
      />
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
        isNeeded={input.perishables.length > 0}
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

/** Why some lines, or their rest, are not in the list. */
function UnderReview({ order }: { order: OrderWithReturns }) {
  const t = useMessages(returnsMessages)
  const names = linesUnderReview(order).map(({ name }) => name)
  return (
    names.length > 0 && (
      <p className="text-small text-soft">{t('returns.restLater', { names: t.joined(names) })}</p>
    )
  )
}

type KindProps = {
  kind: ReturnKind | null
  error: string | undefined
  onKind: (kind: ReturnKind) => void
  perishables: readonly Returnable[]
  onlyPerishables: boolean
}

/** Perishables among other items stay “damaged”, whatever is chosen for the others. */
function KindChoice({ kind, error, onKind, perishables, onlyPerishables }: KindProps) {
  const t = useMessages(returnsMessages)
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('returns.kind')}
        value={kind}
        error={error}
        onChange={onKind}
        choices={[
          { value: 'damaged', label: t('returns.damaged') },
          ...(onlyPerishables
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
      {perishables.length > 0 && (
        <p className="text-small text-soft">
          {onlyPerishables
            ? t('returns.spoils', { count: perishables.length })
            : t('returns.spoilsOf', {
                names: t.joined(perishables.map(({ line }) => nameOfLine(line))),
              })}
        </p>
      )}
    </div>
  )
}
