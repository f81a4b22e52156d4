import { Route } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeRiderMessages } from '../../messages/en/back-office/orders/rider.ts'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { isOpen, nextStop } from '../rider/queue.ts'

type Run = Answer<'adminRun'>['data']

const shown = 3

/** A rider's planned day: what is left to collect, and the stops that come next. */
export function MyRun({ run }: { run: Run }) {
  const t = useMessages(backOfficeRiderMessages, backOfficeRunMessages)
  const dotted = useDotted()
  const open = nextFirst(run.stops.filter(isOpen))
  const sumOf = (payment: Run['stops'][number]['paymentMethod']) =>
    rupees(
      open
        .filter(({ paymentMethod }) => paymentMethod === payment)
        .reduce((sum, { due }) => sum + due, 0),
    )
  const [cash, card] = [sumOf('cod'), sumOf('card')]
  return (
    <section aria-labelledby="stops" className="grid gap-3">
      <div>
        <h2 id="stops" className="text-title">
          {t('rider.title')}
        </h2>
        <p className="money text-soft">
          {open.length === 0
            ? t('run.allDone')
            : dotted([
                t('rider.stops', { count: open.length }),
                cash > 0 && t('rider.cash', { amount: t.money(cash) }),
                card > 0 && t('rider.card', { amount: t.money(card) }),
              ])}
        </p>
      </div>
      <Link
        to={officePaths.rider()}
        className={buttonClass({ kind: 'brand', className: 'min-h-12 justify-center' })}
      >
        <Route aria-hidden className="size-5" />
        {t('rider.run')}
      </Link>
      <ol className="grid gap-3">
        {open.slice(0, shown).map(({ id, name, address, due }) => (
          <li key={id} className="office-box flex items-start justify-between gap-3">
            <Link to={officePaths.order({ id })} className="grid min-h-11 min-w-0 hover:underline">
              <span className="font-semibold">{name || t('run.noName')}</span>
              <span className="wrap-break-word">{address || t('run.noAddress')}</span>
            </Link>
            <span className="money shrink-0 font-semibold">
              {due > 0 ? t.money(rupees(due)) : t('run.nothingDue')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first is the next stop of “My run”. */
function nextFirst(open: Run['stops']): Run['stops'] {
  const next = nextStop(open.map((stop) => ({ ...stop, isWaiting: false, refused: null })), null) // prettier-ignore
  return open.toSorted((a, b) => Number(b.id === next?.id) - Number(a.id === next?.id))
}
