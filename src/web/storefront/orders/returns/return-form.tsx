import { type SubmitEvent, useState } from 'react'
import type { Order } from '#shop/orders/order.ts'
import type { ReturnKind } from '#shop/returns/order-return.ts'
import { paths } from '../../../app/paths.ts'
import { wordsOf } from '../../../app/api/api-error.ts'
import { Link } from '../../../app/router/link.tsx'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { focusWrong } from '../../../ui/focus-wrong.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { toast } from '../../../ui/toast.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { returnsMessages } from '../../../messages/en/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PhotoField } from './photo-field.tsx'
import { ReturnItem } from './return-item.tsx'
import type { Returnable } from './returnable-lines.ts'
import { smallerPhoto } from './smaller-photo.ts'

type Props = { order: Order; orderKey: string | undefined; lines: readonly Returnable[] }

export function ReturnForm({ order, orderKey, lines }: Props) {
  const t = useMessages(returnsMessages)
  const api = useApi()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(lines.length === 1 ? lines[0] : undefined)
  const [quantity, setQuantity] = useState(1)
  const [wantedKind, setKind] = useState<ReturnKind>('damaged')
  const [reason, setReason] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const spoils = chosen?.line.perishable ?? false
  const kind = spoils ? 'damaged' : wantedKind
  const item = { productId: chosen?.line.productId ?? '', quantity, kind, reason }
  const wrong = {
    item: chosen === undefined,
    reason: reason.trim() === '',
    photo: spoils && photo === null,
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailure(undefined)
    if (Object.values(wrong).some(Boolean))
      return focusWrong(event.currentTarget, () => setTried(true))
    setBusy(true)
    try {
      await api.askReturn(
        { id: order.id, key: orderKey },
        item,
        photo && (await smallerPhoto(photo)),
      )
      toast.success(t('returns.done'))
      await navigate(paths.order({ id: order.id, key: orderKey }))
    } catch (error) {
      setFailure(wordsOf(error, t('returns.failed')))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="panel grid gap-6 p-5">
      <fieldset className="grid gap-3" aria-invalid={(tried && wrong.item) || undefined}>
        <legend className="mb-2 text-small font-semibold">{t('returns.item')}</legend>
        {lines.map((one) => (
          <ReturnItem
            key={one.line.productId}
            {...one}
            isChosen={one === chosen}
            quantity={quantity}
            onQuantity={setQuantity}
            onChoose={() => {
              setChosen(one)
              setQuantity(1)
            }}
          />
        ))}
        {tried && wrong.item && <FieldError message={t('returns.needItem')} />}
      </fieldset>
      <div className="grid gap-2">
        <RadioGroup
          label={t('returns.kind')}
          value={kind}
          onChange={setKind}
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
      <AreaField
        label={t('returns.reason')}
        hint={t('returns.reasonHint')}
        error={tried && wrong.reason ? t('returns.needReason') : undefined}
        maxLength={500}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <PhotoField
        isNeeded={spoils}
        error={tried && wrong.photo ? t('returns.needPhoto') : undefined}
        photo={photo}
        onChange={setPhoto}
      />
      {failure && <Notice>{failure}</Notice>}
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
