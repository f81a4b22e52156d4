import { Button } from '../../../ui/button.tsx'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { goToNext } from './go-to-next.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { useSaveList } from '../saving/use-save-list.tsx'
import { cartItemsIn, countsOf, type SheetLine, sumOf } from './sheet.ts'

type Props = { lines: readonly SheetLine[]; busy: boolean; onAddAll: () => void }

/** Total, open questions and the add button; sticky on phones. */
export function SheetSum({ lines, busy, onAddAll }: Props) {
  const t = useMessages(quickOrderMessages)
  const { ready, pieces, open } = countsOf(lines)
  const counts = `${t('sum.lines', { count: ready })} · ${t('sum.pieces', { count: pieces })}`
  const addAll = (className: string) => (
    <Button kind="main" busy={busy} disabled={ready === 0} className={className} onClick={onAddAll}>
      {ready > 0 && open > 0 ? t('sum.addReady', { count: ready }) : t('sum.addAll')}
    </Button>
  )
  return (
    <>
      <div className="till-side">
        <section className="panel grid gap-4 p-5" aria-labelledby="quick-sum">
          <h2 id="quick-sum" className="text-lead">
            {t('sum.title')}
          </h2>
          <p className="grid gap-0.5">
            <span className="text-soft">{counts}</span>
            <span className="money text-title font-bold">{t.money(sumOf(lines))}</span>
          </p>
          {open > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-marigold-soft p-3 text-on-marigold-soft">
              <p className="font-semibold">{t('sum.toCheck', { count: open })}</p>
              <Button small onClick={goToNext}>
                {t('sum.next')}
              </Button>
            </div>
          )}
          <p className="text-small text-soft">{t('sum.shipping')}</p>
          {addAll('max-wide:hidden')}
          <SaveSheet lines={lines} />
        </section>
      </div>
      <div className="till-bar">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">{counts}</span>
          <span className="money text-lead font-bold">{t.money(sumOf(lines))}</span>
        </p>
        {addAll('grow')}
      </div>
    </>
  )
}

/** For customers who buy the same again. */
function SaveSheet({ lines }: Pick<Props, 'lines'>) {
  const t = useMessages(quickOrderMessages)
  const { save, saving } = useSaveList()
  const items = cartItemsIn(lines)
  if (usePerson() === null || items.length === 0) return null
  return (
    <>
      <Button onClick={() => save(items)}>{t('sum.saveList')}</Button>
      {saving}
    </>
  )
}
