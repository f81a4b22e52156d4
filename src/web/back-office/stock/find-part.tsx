import { useCallback, useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { findAnyProducts, exactMatch } from '../new-order/find-products.ts'
import { useSearch } from '../new-order/use-search.ts'
import { useStaffSend } from '../send.ts'
import { packIn, useGoodsName } from '../urdu/goods-name.ts'
import { SearchPart } from '../parts/search-part.tsx'
import { useDotted } from '../parts/use-dotted.ts'

/** Which product: found by typing, or by a scanner that types a code and Enter. */
export function FindPart() {
  const t = useMessages(backOfficeStockMessages)
  const send = useStaffSend()
  const navigate = useNavigate()
  const dotted = useDotted()
  const nameOf = useGoodsName()
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
  const nothing = answer?.found.length === 0 && !answer.failed
  return (
    <div className="office-box">
      <SearchPart
        label={t('stock.find')}
        hint={t('stock.findHint')}
        name="product"
        autoFocus
        text={text}
        onText={setText}
        onEnter={() => void enter()}
        error={answer?.failed ? t('stock.failed') : undefined}
        status={nothing ? t('stock.none', { text: answer.text }) : said}
        listLabel={t('stock.found')}
        found={answer?.found ?? []}
        row={({ id, pack, stock, published, ...named }) => ({
          title: nameOf(named),
          note: dotted([
            packIn(pack),
            stock === null ? t('stock.uncounted') : t('stock.now', { stock }),
            !published && t('stock.hidden'),
          ]),
          action: (
            <Link
              to={officePaths.stock({ product: id })}
              aria-label={t('stock.choose', { name: nameOf(named) })}
              className={buttonClass()}
            >
              {t('stock.chooseShort')}
            </Link>
          ),
        })}
      />
    </div>
  )
}
