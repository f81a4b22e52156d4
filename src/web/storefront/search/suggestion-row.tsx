import { ArrowRight, Clock, LayoutGrid, Search, TrendingUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CartItem, quantityOf } from '#shop/cart/cart.ts'
import type { FoundPlace } from '#shop/search/indexed/place-index.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { searchMessages } from '../../messages/en/storefront/catalogue/search.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { deleteSearch, clearSearches } from './device-searches.ts'
import type { Cursor, Entry } from './entries.ts'
import { MarkedName } from './marked-name.tsx'
import { PlainLink } from './plain-link.tsx'
import { canBeAdded, SuggestedProduct } from './suggested-product.tsx'
import { Cell, Row } from './suggestion-cell.tsx'

type Props = {
  entry: Entry
  id: string
  at: number
  cursor: Cursor
  typed: string
  /** words to mark in names */
  marked: string
  scope: string
  onGo: (address: string) => void
  onSearch: (text: string) => void
  onAdd: (at: number) => void
}

/** Each cell after the first has an action of its own. */
export function cellsOf(entry: Entry, inCart: readonly CartItem[]): number {
  if (entry.kind === 'recent') return 2
  if (entry.kind !== 'product' || !canBeAdded(entry.product)) return 1
  return quantityOf(inCart, entry.product.id) > 0 ? 3 : 2
}

export function SuggestionRow({
  entry,
  onGo,
  onSearch,
  onAdd,
  typed,
  marked,
  scope,
  ...place
}: Props) {
  const t = useMessages(searchMessages)
  switch (entry.kind) {
    case 'product': {
      const { product } = entry
      return <SuggestedProduct {...{ product, marked, onGo, onAdd }} {...place} />
    }
    case 'place':
      return <PlaceRow found={entry.place} marked={marked} onGo={onGo} {...place} />
    case 'recent':
      return <RecentRow text={entry.text} onSearch={onSearch} {...place} />
    case 'popular':
    case 'brand':
    case 'word':
    case 'meant':
      return (
        <Row {...place}>
          <Cell {...place} cell={0}>
            <TextButton
              icon={entry.kind === 'popular' ? <TrendingUp /> : <Search />}
              text={entry.text}
              onPress={onSearch}
            >
              {entry.kind === 'meant' && (
                <>
                  {t('suggest.meant')} <b>{entry.text}</b>
                </>
              )}
            </TextButton>
          </Cell>
        </Row>
      )
    case 'clear':
      return (
        <Row {...place}>
          <Cell {...place} cell={0}>
            <button
              type="button"
              tabIndex={-1}
              className="menu-link w-full font-semibold text-link"
              onClick={clearSearches}
            >
              {t('suggest.clear')}
            </button>
          </Cell>
        </Row>
      )
    case 'all':
      return (
        <Row {...place}>
          <Cell {...place} cell={0}>
            <Link
              to={paths.search({ q: typed.trim(), category: scope })}
              tabIndex={-1}
              className="menu-link suggest-all justify-center font-semibold text-link"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                onSearch(typed)
              }}
            >
              {t('suggest.all', { count: entry.total })}
              <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
          </Cell>
        </Row>
      )
  }
}

type Place = { id: string; at: number; cursor: Cursor }

type PlaceProps = Place & { found: FoundPlace; marked: string; onGo: (address: string) => void }

function PlaceRow({ found: { name, path, under }, marked, onGo, ...place }: PlaceProps) {
  const t = useMessages(searchMessages)
  const above = under.at(-1)
  return (
    <Row {...place}>
      <Cell {...place} cell={0}>
        <PlainLink to={paths.category(path.split('/'))} onGo={onGo}>
          <LayoutGrid aria-hidden className="size-5 shrink-0 text-soft" />
          <span className="min-w-0">
            <MarkedName name={name} typed={marked} />
            {above !== undefined && (
              <span className="text-small text-soft"> {t('suggest.in', { name: above })}</span>
            )}
          </span>
        </PlainLink>
      </Cell>
    </Row>
  )
}

function RecentRow({
  text,
  onSearch,
  ...place
}: Place & { text: string; onSearch: (text: string) => void }) {
  const t = useMessages(searchMessages)
  return (
    <Row {...place}>
      <Cell {...place} cell={0}>
        <TextButton icon={<Clock />} text={text} onPress={onSearch} />
      </Cell>
      <Cell {...place} cell={1}>
        <button
          type="button"
          tabIndex={-1}
          className="icon-button"
          aria-label={t('suggest.forget', { text })}
          onClick={() => deleteSearch(text)}
        >
          <X aria-hidden className="size-4" />
        </button>
      </Cell>
    </Row>
  )
}

type TextProps = {
  icon: ReactNode
  text: string
  onPress: (text: string) => void
  children?: ReactNode
}

function TextButton({ icon, text, onPress, children }: TextProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="menu-link suggest-text"
      onClick={() => onPress(text)}
    >
      {icon}
      <span className="truncate">{children || text}</span>
    </button>
  )
}
