import { useLayoutEffect, useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import type { ProductFilter } from '#shop/catalogue/product-filter.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import { type BulkChange, type BulkField, type CategoryNames, readChange } from './read-change.ts'

export type Previewed = Answer<'adminPreviewBulkChange'>['data']['products'][number]
export type Report = Answer<'adminChangeProducts'>['data']

type Preview = {
  change: BulkChange
  products: readonly Previewed[]
  unchanged: number
  /** The same key until it succeeds: the response may have been lost. */
  key: string
}

/** Previews a change and applies it to the selected products. */
export function useBulk(categories: CategoryNames) {
  const t = useMessages(backOfficeBulkMessages)
  const send = useStaffSend()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const result = useRef<HTMLHeadingElement>(null)

  /** Another selection discards the preview, so only what was shown is applied. */
  function clear() {
    setPreview(null)
    setProblem('')
  }

  useLayoutEffect(() => {
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.focus({ preventScroll: true })
  }, [preview, report])

  const form = useDraftForm<BulkField>('many products', {
    staysOpen: true,
    failed: t('bulk.failed'),
    check(values) {
      const read = readChange(values, categories)
      if (!('wrong' in read)) return null
      const most = textIn(values, 'kind') === 'offer' ? 99 : 500
      return { fields: { [read.wrong]: t(`fault.${read.wrong}`, { most }) } }
    },
    async send(values) {
      const read = readChange(values, categories)
      if ('wrong' in read) return
      const { change } = read
      const only = (textIn(values, 'only') || undefined) as ProductFilter | undefined
      const category = textIn(values, 'category') || undefined
      const brand = textIn(values, 'brand') || undefined
      const body = { q: textIn(values, 'q'), only, category, brand, change }
      const { data } = await send('adminPreviewBulkChange', { body })
      setReport(null)
      choice.setAll(true)
      setPreview({ change, ...data, key: newUuid() })
    },
  })

  const choice = useChoice(preview?.products ?? [])
  const { chosen } = choice

  async function apply(): Promise<void> {
    if (preview === null || chosen.length === 0 || busy) return
    setBusy(true)
    setProblem('')
    try {
      const products = chosen.map(({ number, version }) => ({ number, version }))
      const body = { change: preview.change, products }
      const { data } = await send('adminChangeProducts', { body, idempotencyKey: preview.key })
      form.deleteDraft()
      setPreview(null)
      setReport(data)
    } catch (error) {
      setProblem(messageOf(error, t('bulk.failed')))
    }
    setBusy(false)
  }

  return {
    form,
    preview,
    report,
    problem,
    busy,
    result,
    clear,
    apply,
    ...choice,
  }
}
export type Bulk = ReturnType<typeof useBulk>

/** The changeable products without the excluded ones. */
function useChoice(products: readonly Previewed[]) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const able = products.filter(({ refused }) => refused === null)
  return {
    able,
    chosen: able.filter(({ number }) => !left.has(number)),
    has: ({ number }: Previewed) => !left.has(number),
    set({ number }: Previewed, isChosen: boolean) {
      setLeft((before) => {
        const after = new Set(before)
        if (isChosen) after.delete(number)
        else after.add(number)
        return after
      })
    },
    setAll: (isChosen: boolean) =>
      setLeft(new Set(isChosen ? [] : able.map(({ number }) => number))),
  }
}
