import { useCallback, useRef, useState } from 'react'
import { wordsOf } from '../../app/api/api-error.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office-new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useStaffSend } from '../send.ts'
import { findProducts, meantBy, type Product } from './find-products.ts'
import { useSearch } from './use-search.ts'

type Words = { label: string; hint: string; choose: (name: string) => string; chooseShort: string }
type Props = {
  words: Words
  error?: string | undefined
  autoFocus?: boolean
  /** Takes one, and says what was done. */
  onChoose: (product: Product) => string
}

/** Finds a product that shoppers can buy, by typing, or by a scanner that types a code and Enter. */
export function ProductSearch({ words, error, autoFocus = false, onChoose }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const send = useStaffSend()
  const input = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const find = useCallback((q: string) => findProducts(send, q), [send])
  const answer = useSearch(text, find)

  const choose = (product: Product) => {
    setText('')
    setSaid(onChoose(product))
    input.current?.querySelector('input')?.focus()
  }
  const enter = async () => {
    const typed = text.trim()
    if (typed === '') return
    try {
      const found = await find(typed)
      const meant = meantBy(found, typed)
      if (meant !== null) choose(meant)
      else if (found.length === 0) setSaid(t('goods.none', { text: typed }))
    } catch (failure) {
      toast.error(wordsOf(failure, t('taking.failed')))
    }
  }
  return (
    <div ref={input} className="grid gap-2">
      <TextField
        label={words.label}
        hint={words.hint}
        name="product"
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        autoFocus={autoFocus}
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
      <FoundProducts found={answer?.found ?? []} words={words} onChoose={choose} />
    </div>
  )
}

type FoundProps = {
  found: readonly Product[]
  words: Words
  onChoose: (product: Product) => void
}

function FoundProducts({ found, words, onChoose }: FoundProps) {
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
              aria-label={words.choose(name)}
              disabled={stock === 0}
              onClick={() => onChoose(product)}
            >
              {words.chooseShort}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
