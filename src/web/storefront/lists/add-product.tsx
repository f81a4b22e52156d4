import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { priceFor, wholesaleFor } from '#shop/pricing/price-tag.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { usePriceList } from '../layout-data/use-layout-data.ts'
import { nameOfLine } from '../cart/name-of-line.ts'
import type { ListState } from './use-list.ts'

const pause = 250
const maxResults = 6

type Found = { query: string; products: Product[] }

/** Searches while typing; each result is added with one press. */
export function AddProduct({ state: { list, changeLines } }: { state: ListState }) {
  const t = useMessages(listsMessages)
  const priceList = usePriceList()
  const [text, setText] = useState('')
  const found = useFound(text.trim())
  const onList = new Set(list.opened.lines.map(({ productId }) => productId))

  async function add({ id, name, ...product }: Product) {
    const quantity = wholesaleFor(product, priceList)?.minimum ?? 1
    const isSaved = await changeLines([{ productId: id, quantity }])
    if (isSaved) toast.success(t('add.added', { name }), 'list')
  }

  return (
    <div className="panel grid gap-3 p-5">
      <TextField
        label={t('add.label')}
        hint={t('add.hint')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={found?.products.length === 0 ? 'text-soft' : 'sr-only'}>
        {found &&
          (found.products.length === 0 ? t('add.none', { query: found.query }) : t('add.results'))}
      </p>
      {found && found.products.length > 0 && (
        <MiniLines label={t('add.results')}>
          {found.products.map((product) => (
            <MiniLine
              key={product.id}
              line={product}
              about={[t.money(priceFor(product, priceList).now)]}
              amount={
                onList.has(product.id) ? (
                  <span className="flex items-center gap-1 text-small text-soft">
                    <Check aria-hidden className="size-4" /> {t('add.onList')}
                  </span>
                ) : (
                  <Button
                    small
                    aria-label={t('add.addOf', {
                      name: nameOfLine(product),
                    })}
                    onClick={() => void add(product)}
                  >
                    <Plus aria-hidden className="size-4" /> {t('add.add')}
                  </Button>
                )
              }
            />
          ))}
        </MiniLines>
      )}
    </div>
  )
}

/** Null: nothing is searched for, or no answer yet. */
function useFound(query: string): Found | null {
  const t = useMessages(listsMessages)
  const api = useApi()
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (query.length < 2) return setFound(null)
    let isCurrent = true
    const timer = setTimeout(() => {
      api.products({ search: query, limit: maxResults }).then(
        ({ products }) => isCurrent && setFound({ query, products }),
        () => isCurrent && toast.error(t('add.failed'), 'list'),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, query, t])

  return found
}
