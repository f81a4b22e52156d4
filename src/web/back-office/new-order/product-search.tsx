import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { scanSound } from '../live/chime.ts'
import { countedCode } from './counted-code.ts'
import { focusFirst, goAmongFound } from './found-keys.ts'
import type { Product, Scannable } from './find-products.ts'
import { useScans } from './use-scans.ts'
import { useSearch } from './use-search.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'

type Labels = { label: string; hint: string; choose: (name: string) => string; chooseShort: string }
type Findable = Scannable &
  Pick<Product, 'id' | 'name' | 'pack' | 'stock'> & {
    /** for one, in rupees; absent: not shown */
    price?: number
    nameUr?: string
  }
type Props<P> = {
  labels: Labels
  /** The same function in each render. */
  find: (text: string) => Promise<readonly P[]>
  error?: string | undefined
  autoFocus?: boolean
  /** Adds so many of a product, and returns the sentence for the toast. */
  onChoose: (product: P, count: number) => string
  /** Answers each scan by a sound. */
  isHeard?: boolean
  /** Enter in the empty field. */
  onEmptyEnter?: () => void
}

/** Finds a product on sale by typing or scanning. With several results Enter and arrow down move to the first. */
export function ProductSearch<P extends Findable>({
  labels,
  find,
  error,
  autoFocus = false,
  onChoose,
  isHeard = false,
  onEmptyEnter,
}: Props<P>) {
  const t = useMessages(backOfficeNewOrderMessages)
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { code, count } = countedCode(text.trim())
  const answer = useSearch(code, find)
  const focusFirstOf = useFocusFirst(box, answer?.text)
  /** The search whose answer is pending; null once the user types on. */
  const pending = useRef<symbol | null>(null)
  const change = (typed: string) => {
    setText(typed)
    focusFirstOf('')
  }
  const choose = (product: P) => {
    change('')
    setSaid(onChoose(product, count))
    box.current?.querySelector('input')?.focus()
  }
  const { scan, missed, clearMissed } = useScans({
    find,
    failed: t('taking.failed'),
    onMatch(product, isCurrent, pieces) {
      if (isHeard) scanSound(true)
      if (isCurrent) change('')
      setSaid(onChoose(product, pieces))
    },
    onSeveral: focusFirstOf,
    onMiss: () => isHeard && scanSound(false),
  })
  const isNone = isUnknown(answer) && !missed.some((one) => one.text === answer?.text)
  const typed = text.trim()
  const enter = async (input: HTMLInputElement) => {
    if (pending.current !== null) return
    if (typed === '') return onEmptyEnter?.()
    const search = (pending.current = Symbol(typed))
    // The next scan replaces this text, even before its answer.
    input.select()
    await scan(code, () => pending.current === search, count)
    if (pending.current === search) pending.current = null
  }
  return (
    <div ref={box} className="grid gap-2">
      <SearchField
        {...{ labels, text, autoFocus }}
        error={error ?? (answer?.failed ? t('taking.failed') : undefined)}
        onType={() => (pending.current = null)}
        onChange={change}
        onEnter={(input) => void enter(input)}
        onDown={() => focusFirstOf(code)}
      />
      <p role="status" className="text-small text-soft">
        {isNone ? t('goods.none', { text: typed }) : said}
      </p>
      {missed.length > 0 && <MissedCodes missed={missed} onClear={clearMissed} />}
      <FoundProducts
        found={answer?.found ?? []}
        labels={labels}
        onChoose={choose}
        onKey={(event) => goAmongFound(box.current, event)}
      />
    </div>
  )
}

type FieldProps = {
  labels: Labels
  text: string
  error: string | undefined
  autoFocus: boolean
  /** Also if the same text is typed again. */
  onType: () => void
  onChange: (text: string) => void
  onEnter: (input: HTMLInputElement) => void
  onDown: () => void
}

function SearchField({ labels, text, error, autoFocus, ...on }: FieldProps) {
  return (
    <TextField
      label={labels.label}
      hint={labels.hint}
      name="product"
      type="search"
      value={text}
      maxLength={100}
      autoComplete="off"
      autoFocus={autoFocus}
      error={error}
      // React skips onChange if the typed text replaces the same text.
      onInput={on.onType}
      onChange={(event) => on.onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
        event.preventDefault()
        if (event.key === 'Enter') on.onEnter(event.currentTarget)
        else on.onDown()
      }}
    />
  )
}

const isUnknown = (answer: ReturnType<typeof useSearch>) =>
  answer?.found.length === 0 && !answer.failed

/** Focuses the first result of a text, at once or when it is found; '' ends the wait. */
function useFocusFirst(box: RefObject<HTMLElement | null>, found: string | undefined) {
  const [wanted, setWanted] = useState({ text: '' })
  useEffect(() => {
    if (wanted.text !== '' && wanted.text === found) focusFirst(box.current)
  }, [box, wanted, found])
  return (text: string) => setWanted({ text })
}

type MissedProps = {
  missed: readonly { text: string; isUnknown: boolean }[]
  onClear: () => void
}

function MissedCodes({ missed, onClear }: MissedProps) {
  const t = useMessages(backOfficeNewOrderMessages)
  const codes = (wanted: boolean) =>
    missed
      .filter(({ isUnknown }) => isUnknown === wanted)
      .map(({ text }) => t('goods.code', { text }))
      .join(', ')
  const [unknown, others] = [codes(true), codes(false)]
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <div>
        {unknown && <FieldError message={t('goods.unknown', { codes: unknown })} />}
        {others && <FieldError message={t('goods.missed', { codes: others })} />}
      </div>
      <Button onClick={onClear}>{t('goods.clearMissed')}</Button>
    </div>
  )
}

type FoundProps<P> = {
  found: readonly P[]
  labels: Labels
  onChoose: (product: P) => void
  onKey: (event: KeyboardEvent) => void
}

function FoundProducts<P extends Findable>({ found, labels, onChoose, onKey }: FoundProps<P>) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  const nameOf = useGoodsName()
  if (found.length === 0) return null
  return (
    <ul aria-label={t('goods.found')} className="divide-y divide-line">
      {found.map((product) => {
        const { id, pack, stock, price } = product
        const name = nameOf(product)
        return (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-soft">
                {dotted([
                  packIn(pack),
                  price !== undefined && t.money(rupees(price)),
                  stock === 0
                    ? t('goods.soldOut')
                    : stock !== null && t('goods.left', { count: stock }),
                ])}
              </span>
            </span>
            <Button
              // Sizes of one product have the same name.
              aria-label={labels.choose(t.joined([name, packIn(pack)]))}
              disabled={stock === 0}
              onClick={() => onChoose(product)}
              onKeyDown={onKey}
            >
              {labels.chooseShort}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
