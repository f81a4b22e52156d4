import { useCallback, useRef, useState } from 'react'
import { wordsOf } from '../../app/api/api-error.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office-new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { FormPart } from '../parts/form-part.tsx'
import { useStaffSend } from '../send.ts'
import { DraftLines } from './draft-lines.tsx'
import { findProducts, meantBy, type Product } from './find-products.ts'
import type { Draft } from './use-draft.ts'
import type { Quote } from './use-quote.ts'
import { useSearch } from './use-search.ts'

type Props = { draft: Draft; quote: Quote | null; error: string | undefined }

/** What is ordered: found by typing, or by a scanner that types a code and Enter. */
export function GoodsPart({ draft, quote, error }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const send = useStaffSend()
  const input = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const find = useCallback((q: string) => findProducts(send, q), [send])
  const answer = useSearch(text, find)

  const add = (product: Product) => {
    draft.add(product)
    setText('')
    setSaid(t('goods.added', { name: product.name }))
    input.current?.querySelector('input')?.focus()
  }
  const enter = async () => {
    const typed = text.trim()
    if (typed === '') return
    try {
      const found = await find(typed)
      const meant = meantBy(found, typed)
      if (meant !== null) add(meant)
      else if (found.length === 0) setSaid(t('goods.none', { text: typed }))
    } catch (failure) {
      toast.error(wordsOf(failure, t('taking.failed')))
    }
  }
  return (
    <FormPart title={t('goods.title')}>
      <div ref={input} className="grid gap-2">
        <TextField
          label={t('goods.find')}
          hint={t('goods.findHint')}
          name="product"
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          error={error ?? (answer?.failed ? t('taking.failed') : undefined)}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void enter()
          }}
        />
        <p role="status" className="text-small text-soft">
          {answer?.found.length === 0 && !answer.failed
            ? t('goods.none', { text: answer.text })
            : said}
        </p>
        <FoundProducts found={answer?.found ?? []} onAdd={add} />
      </div>
      <DraftLines draft={draft} quote={quote} />
    </FormPart>
  )
}

type FoundProps = { found: readonly Product[]; onAdd: (product: Product) => void }

function FoundProducts({ found, onAdd }: FoundProps) {
  const t = useMessages(backOfficeNewOrderMessages)
  if (found.length === 0) return null
  return (
    <ul aria-label={t('goods.found')} className="divide-y divide-line">
      {found.map((product) => {
        const { id, name, pack, stock } = product
        return (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-soft">
                {[
                  pack.text,
                  stock === 0
                    ? t('goods.soldOut')
                    : stock !== null && t('goods.left', { count: stock }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              aria-label={t('goods.add', { name })}
              disabled={stock === 0}
              onClick={() => onAdd(product)}
            >
              {t('goods.addShort')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
