import { type RefObject, useEffect, useState } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { searchMessages } from '../../messages/en/storefront/catalogue/search.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { useDeviceSearches } from './device-searches.ts'
import { type Cursor, entriesBefore, entriesOf, type Entry } from './entries.ts'
import { cellsOf, SuggestionRow } from './suggestion-row.tsx'
import './suggestions.css'
import { useSuggestions } from './use-suggestions.ts'
import { useWholeRows } from './use-whole-rows.ts'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  id: string
  text: string
  scope: string
  cursor: Cursor
  /** reports each entry's number of cells when it changes */
  onEntries: (cells: readonly number[]) => void
  onGo: (address: string) => void
  onSearch: (text: string) => void
  /** a product of entry `at` was added */
  onAdd: (at: number) => void
}

/** Suggestions while typing; recent and popular searches before. The focus stays in the text field. */
export function SuggestionList({ ref, id, text, scope, cursor, onEntries, ...on }: Props) {
  const t = useMessages(searchMessages)
  const suggestions = useSuggestions(text, scope)
  const before = useEntriesBefore()
  const isTyped = text.trim() !== ''
  const found = suggestions?.found ?? null
  const entries = isTyped ? (found ? entriesOf(found, { isSmall: isSmallScreen() }) : []) : before
  const { items } = useCartState()
  const cells = entries.map((entry) => cellsOf(entry, items))
  const shape = cells.join()
  useEffect(() => {
    onEntries(shape === '' ? [] : shape.split(',').map(Number))
    return () => onEntries([])
  }, [onEntries, shape])
  useWholeRows(ref, `${text} ${shape}`)
  const isFailed = isTyped && suggestions !== null && found === null
  if (!isTyped && entries.length === 0) return null
  return (
    <div
      ref={ref}
      role="presentation"
      className="menu-card suggestions"
      // Pressing in the list must not move the focus, or the phone's keyboard closes.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="grid" aria-label={t('suggest.list')}>
        {groupsOf(entries).map(({ kind, rows }) => (
          <div key={kind} role="rowgroup" aria-label={titleOf(kind, t)}>
            {titleOf(kind, t) && (
              <p aria-hidden className={isTyped ? 'suggest-title suggest-kind' : 'suggest-title'}>
                {titleOf(kind, t)}
              </p>
            )}
            {rows.map(({ entry, at }) => (
              <SuggestionRow
                key={keyOf(entry)}
                entry={entry}
                id={id}
                at={at}
                cursor={cursor}
                typed={text}
                // For a typo, mark the corrected text too.
                marked={`${text} ${found?.corrected ?? ''}`}
                scope={scope}
                {...on}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={found?.total === 0 || isFailed ? 'p-4 text-center text-soft' : 'sr-only'}
      >
        {isFailed && t('suggest.failed')}
        {isTyped &&
          found &&
          (found.total === 0 ? t('suggest.none') : t('suggest.found', { count: found.total }))}
      </p>
      {isTyped && suggestions === null && <Waiting />}
    </div>
  )
}

const isSmallScreen = () => matchMedia('(max-width: 47.99rem)').matches

/** Recent and popular searches; loaded once while the list is open. */
function useEntriesBefore(): Entry[] {
  const { send } = useApi()
  const recent = useDeviceSearches().map((one) => one.text)
  const [popular, setPopular] = useState<string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    send('popularSearches', { signal: leaving.signal }).then(
      ({ data }) => setPopular(data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [send])
  return entriesBefore(recent, popular)
}

type Group = { kind: Entry['kind']; rows: { entry: Entry; at: number }[] }

/** Groups neighbours of one kind; "clear" and "show all" join the group above. */
function groupsOf(entries: readonly Entry[]): Group[] {
  const groups: Group[] = []
  for (const [at, entry] of entries.entries()) {
    const last = groups.at(-1)
    const isSame = last?.kind === entry.kind || entry.kind === 'clear' || entry.kind === 'all'
    if (last && isSame) last.rows.push({ entry, at })
    else groups.push({ kind: entry.kind, rows: [{ entry, at }] })
  }
  return groups
}

function titleOf(kind: Entry['kind'], t: ReturnType<typeof useMessages<[typeof searchMessages]>>) {
  if (kind === 'recent') return t('suggest.recent')
  if (kind === 'popular') return t('suggest.popular')
  if (kind === 'brand') return t('suggest.brands')
  if (kind === 'place') return t('suggest.places')
  return kind === 'product' ? t('suggest.products') : undefined
}

function keyOf(entry: Entry): string {
  if (entry.kind === 'product') return entry.product.id
  if (entry.kind === 'place') return entry.place.path
  return 'text' in entry ? `${entry.kind} ${entry.text}` : entry.kind
}

const Waiting = () => (
  <div className="grid gap-3 p-2" aria-hidden>
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-12" />
        <Skeleton className="h-4 grow" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)
