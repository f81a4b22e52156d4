import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useStaffSend } from '../send.ts'
import { changedIn } from '../parts/edited.ts'
import { forgetTexts, keepTexts, keptTexts } from './kept-texts.ts'
import { type Conflict, mergedWith } from './merge.ts'
import { faultsIn } from './product-faults.ts'
import {
  changesTo,
  type EditedProduct,
  type FieldName,
  newTexts,
  type ProductTexts,
  textsOf,
  valuesOf,
} from './product-texts.ts'

type Options = {
  /** null: a new one */
  product: EditedProduct | null
  like?: EditedProduct | null
  onMade?: (made: EditedProduct) => void
}

/** What is typed into a product's form, until it is saved; somebody else's changes are taken over. */
export function useProductForm(options: Options) {
  const t = useMessages(backOfficeProductMessages)
  const typed = useTyped(options)
  const { base, texts, conflicts, isChanged, startAgain } = typed
  const save = useSave(typed, options)
  const { form, busy, problem, errorOf } = useForm<string>({
    failed: t('product.failed'),
    check() {
      const found = Object.entries(faultsIn(texts))
      const fields = Object.fromEntries(
        found.map(([name, fault]) => [name, t(`productFault.${fault}`)]),
      )
      return found.length === 0 ? null : { fields, general: t('product.faults') }
    },
    send: save,
  })
  return {
    base,
    texts,
    form,
    busy,
    problem,
    conflicts,
    isChanged,
    isKept: typed.isKept,
    startAgain,
    set: <Name extends FieldName>(name: Name, value: ProductTexts[Name]) =>
      typed.setTexts((before) => ({ ...before, [name]: value })),
    errorOf: (name: FieldName) => errorOf(name) ?? errorOf(pathOf[name] ?? ''),
    takeTheirs({ field, theirs }: Conflict) {
      typed.setTexts({ ...texts, [field]: theirs })
      typed.setConflicts(conflicts.filter((one) => one.field !== field))
    },
  }
}

/** The texts, beside the product that they were typed on; kept in this tab until they are saved. */
function useTyped({ product, like = null }: Options) {
  const fresh = (on: EditedProduct | null) => (on === null ? newTexts(like) : textsOf(on))
  const [base, setBase] = useState(product)
  const [texts, setTexts] = useState<ProductTexts>(() => fresh(product))
  /** What is typed by now, for the answer to a request that was sent before. */
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  }, [texts])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isKept, setKept] = useState(false)

  function follow(
    before: EditedProduct,
    now: EditedProduct,
    own: ProductTexts,
    later: Partial<ProductTexts> = {},
  ) {
    const merging = mergedWith(own, before, now)
    setBase(now)
    setTexts({ ...merging.merged, ...later })
    setConflicts(merging.conflicts)
    return merging
  }
  function startFrom(on: EditedProduct | null, later: Partial<ProductTexts> = {}) {
    setBase(on)
    setTexts({ ...fresh(on), ...later })
    setConflicts([])
    setKept(false)
  }
  // The page was loaded anew, as after a picture.
  const [shown, setShown] = useState(product)
  if (product !== shown) {
    setShown(product)
    if (product !== null && base !== null && product.version >= base.version)
      follow(base, product, texts)
  }

  const isChanged =
    base === null
      ? JSON.stringify(valuesOf(texts)) !== JSON.stringify(valuesOf(newTexts(like)))
      : Object.keys(changesTo(base, texts)).length > 0

  const restore = useEffectEvent(() => {
    const kept = keptTexts(product)
    if (kept === null) return
    setKept(true)
    if (kept.base === null || product === null) setTexts(kept.texts)
    else follow(kept.base, product, kept.texts)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (isChanged) keepTexts(base, texts)
  }, [base, texts, isChanged])

  const startAgain = () => {
    forgetTexts(base)
    startFrom(base)
  }
  return {
    base,
    texts,
    conflicts,
    isChanged,
    isKept,
    setTexts,
    setConflicts,
    /** what was typed since these were sent */
    since: (sent: ProductTexts) => changedIn(latest.current, sent),
    follow,
    startFrom,
    startAgain,
  }
}

/** Saves what is typed. Where somebody was faster, fields that only one of the two has changed are no reason to ask. */
function useSave(typed: ReturnType<typeof useTyped>, { onMade }: Options) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const { base, texts, isChanged, since, follow, startFrom } = typed

  async function change(on: EditedProduct, own: ProductTexts): Promise<EditedProduct> {
    const input = { params: { id: on.id }, body: { version: on.version, ...changesTo(on, own) } }
    try {
      return (await send('adminChangeProduct', input)).data
    } catch (error) {
      if (!(error instanceof ApiError) || !changedMeanwhile.has(error.code)) throw error
      const { data: now } = await send('adminProduct', { params: { id: on.id } })
      const { merged, conflicts } = follow(on, now, own, since(own))
      if (conflicts.length > 0) throw error
      return change(now, merged)
    }
  }

  return async () => {
    if (base === null) {
      const { data: made } = await send('adminCreateProduct', { body: valuesOf(texts) })
      forgetTexts(null)
      const later = since(texts)
      if (Object.keys(later).length > 0) keepTexts(made, { ...textsOf(made), ...later })
      toast.success(t('product.made', { name: made.name }), 'action')
      return onMade?.(made)
    }
    if (!isChanged) return toast.success(t('product.unchanged'), 'action')
    const saved = await change(base, texts)
    forgetTexts(saved)
    startFrom(saved, since(texts))
    toast.success(t('product.saved', { name: saved.name }), 'action')
    await revalidate()
  }
}

const changedMeanwhile: ReadonlySet<string> = new Set(['changed_meanwhile', 'stock_changed'])

export type ProductForm = ReturnType<typeof useProductForm>

/** Where the shop's answer names a part of a field that is several here. */
const pathOf: Partial<Record<FieldName, string>> = {
  multiBuyQuantity: 'multiBuy.quantity',
  multiBuyPrice: 'multiBuy.price',
  multiBuyFrom: 'multiBuy.from',
  multiBuyUntil: 'multiBuy.until',
}
