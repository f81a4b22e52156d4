import { useCallback, useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { officePaths } from '../addresses.ts'
import { findAnyProducts, exactMatch, type Product } from '../new-order/find-products.ts'
import { useSearch } from '../new-order/use-search.ts'
import { useStaffSend } from '../send.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'
import { useDotted } from '../parts/use-dotted.ts'

/** Which product: found by typing, or by a scanner that types a code and Enter. */
export function FindPart() {
  const t = useMessages(backOfficeStockMessages)
  const send = useStaffSend()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const find = useCallback((q: string) => findAnyProducts(send, q), [send])
  const answer = useSearch(text, find)

  const enter = async () => {
    const typed = text.trim()
    if (typed === '') return
    const found = await find(typed).catch(() => null)
    if (found === null) return setSaid(t('stock.failed'))
    const meant = exactMatch(found, typed)
    if (meant !== null) void navigate(officePaths.stock({ product: meant.id }))
    else if (found.length === 0) setSaid(t('stock.none', { text: typed }))
  }
  return (
    <div className="office-box grid gap-2">
      <TextField
        label={t('stock.find')}
        hint={t('stock.findHint')}
        name="product"
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        autoFocus
        error={answer?.failed ? t('stock.failed') : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void enter()
        }}
      />
      <p role="status" className="text-small text-soft">
        {answer?.found.length === 0 && !answer.failed
          ? t('stock.none', { text: answer.text })
          : said}
      </p>
      <Found found={answer?.found ?? []} />
    </div>
  )
}

function Found({ found }: { found: readonly Product[] }) {
  const t = useMessages(backOfficeStockMessages)
  const dotted = useDotted()
  const nameOf = useGoodsName()
  if (found.length === 0) return null
  return (
    <ul aria-label={t('stock.found')} className="divide-y divide-line">
      {found.map(({ id, pack, stock, published, ...named }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="block font-semibold">{nameOf(named)}</span>
            <span className="block text-small text-soft">
              {dotted([
                packIn(pack),
                stock === null ? t('stock.uncounted') : t('stock.now', { stock }),
                !published && t('stock.hidden'),
              ])}
            </span>
          </span>
          <Link
            to={officePaths.stock({ product: id })}
            aria-label={t('stock.choose', { name: nameOf(named) })}
            className={buttonClass()}
          >
            {t('stock.chooseShort')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
