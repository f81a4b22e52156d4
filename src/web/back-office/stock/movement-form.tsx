import { useRef, useState } from 'react'
import { ownCode } from '#shop/catalogue/codes/own-code.ts'
import { staffReasons, type StaffReason } from '#shop/catalogue/stock/stock-change.ts'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { media } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { stockWeight } from '../../messages/stock-weight.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'
import { useStaffSend } from '../send.ts'
import { movementOf } from './movement.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Product = Answer<'adminProduct'>['data']

const questions = {
  counted: 'form.howMany',
  received: 'form.cameIn',
  damaged: 'form.damaged',
  corrected: 'form.by',
} as const satisfies Record<StaffReason, string>

/** Counts a product, or writes down what came in, was damaged or is corrected. */
export function MovementForm({ product, first }: { product: Product; first: StaffReason }) {
  const t = useMessages(backOfficeStockMessages)
  const [chosen, setReason] = useState(first)
  const isCounted = product.stock !== null
  const reason = isCounted ? chosen : 'counted'
  const { form, busy, problem, errorOf } = useMovement(product, reason)
  return (
    <form {...form} className="office-box grid gap-4" noValidate>
      <Goods product={product} />
      {problem && <Notice>{problem}</Notice>}
      <fieldset>
        <legend className="mb-2 text-small font-semibold">{t('form.reason')}</legend>
        <div className="flex flex-wrap gap-2">
          {staffReasons.map((one) => (
            <label key={one} className="office-chip">
              <input
                type="radio"
                name="reason"
                value={one}
                className="sr-only"
                checked={one === reason}
                disabled={!isCounted && one !== 'counted'}
                onChange={() => setReason(one)}
              />
              {t(`reason.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="figure"
          label={t(questions[reason])}
          inputMode={reason === 'corrected' ? 'text' : 'numeric'}
          data-figures
          maxLength={8}
          autoComplete="off"
          autoFocus
          error={errorOf('figure')}
        />
        {reason === 'received' && (
          <TextField name="bestBefore" type="date" label={t('form.bestBefore')} optional />
        )}
      </div>
      <TextField
        name="note"
        label={t('form.note')}
        hint={t('form.noteHint')}
        maxLength={200}
        autoComplete="off"
        optional
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" busy={busy}>
          {t('form.save')}
        </Button>
        <Link to={officePaths.stock()} className="office-link">
          {t('stock.other')}
        </Link>
      </div>
    </form>
  )
}

/** Sends it, says what the stock was and is, and goes on to the next product. */
function useMovement(product: Product, reason: StaffReason) {
  const t = useMessages(backOfficeStockMessages)
  const send = useStaffSend()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const attempt = useRef({ key: '', id: '' })
  const { id, stock } = product
  const name = useGoodsName()(product)
  const read = (values: FormData) => movementOf(reason, textIn(values, 'figure'), stock)
  return useDraftForm<'figure'>(`stock of ${id}`, {
    failed: t('stock.failed'),
    check(values) {
      const movement = read(values)
      return typeof movement === 'string' ? { fields: { figure: t(`form.${movement}`) } } : null
    },
    async send(values) {
      const movement = read(values)
      if (typeof movement === 'string') return
      const note = textIn(values, 'note')
      const bestBefore = textIn(values, 'bestBefore') || null
      const body = { reason, ...movement, note, bestBefore }
      const key = JSON.stringify(body)
      // A retry keeps its id; a changed form gets a new one.
      if (attempt.current.key !== key) attempt.current = { key, id: newUuid() }
      const { data } = await send('adminMoveStock', {
        params: { id },
        body: { id: attempt.current.id, ...body },
      })
      const [before, after] = [stock ?? t('stock.uncounted'), data.stock ?? 0]
      const message = before === after ? t('form.right', { name, after }) : t('form.saved', { name, before, after }) // prettier-ignore
      toast.success(message, 'action')
      await navigate(officePaths.stock())
    },
    place(message, error) {
      // Keeps the typed text and shows the current stock.
      if (error instanceof ApiError && error.code === 'stock_changed') void revalidate()
      return { general: message }
    },
  })
}

function Goods({ product }: { product: Product }) {
  const t = useMessages(backOfficeStockMessages, gramsMessages)
  const dotted = useDotted()
  const { brand, pack, sku, stock, pictures } = product
  const name = useGoodsName()(product)
  const [picture] = pictures
  return (
    <div className="flex items-center gap-3">
      {picture && (
        <img
          src={media(picture.image)}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-card object-cover"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-title">{name}</h2>
        <p className="text-small text-soft">{dotted([brand, packIn(pack), ownCode(sku)])}</p>
        <p className="font-semibold">
          {stock === null
            ? t('stock.uncounted')
            : dotted([t('stock.now', { stock }), stockWeight(t, product)])}
        </p>
      </div>
    </div>
  )
}
