import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { PlannedRun, Stop } from './plan.ts'

/** A run on paper: what the rider needs at each stop, with room for a signature. */
export function RunSheet({ run: { rider, day, stops } }: { run: PlannedRun }) {
  const t = useMessages(backOfficeRunsMessages)
  const printed = stops.filter(({ status }) => status !== 'cancelled')
  const cash = printed.filter(isCash).reduce((all, { due }) => all + due, 0)
  return (
    <section className="hidden break-after-page print:block">
      <h2 className="mb-2 text-title">
        {t('sheet.title', { name: rider.name, day: t.nearDays(day, day) })}
      </h2>
      <DataTable<Stop>
        className="w-full border-collapse text-small"
        classes={{
          heading: 'border border-current p-1.5 text-start align-bottom',
          cell: 'border border-current p-1.5 align-top',
        }}
        caption={t('sheet.title', { name: rider.name, day: t.nearDays(day, day) })}
        columns={[
          { key: 'stop', heading: t('sheet.stop'), cell: (stop) => printed.indexOf(stop) + 1 },
          {
            key: 'order',
            heading: t('sheet.order'),
            cellClass: 'whitespace-nowrap',
            cell: ({ reference }) => reference,
          },
          {
            key: 'name',
            heading: t('sheet.name'),
            isRowHeader: true,
            cellClass: 'text-start font-semibold',
            cell: ({ name, phone }) => (
              <>
                <bdi>{name}</bdi>
                <br />
                <bdi dir="ltr" className="whitespace-nowrap font-normal">
                  {localPhone(phone)}
                </bdi>
              </>
            ),
          },
          {
            key: 'address',
            heading: t('sheet.address'),
            cell: ({ address, note }) => (
              <>
                <bdi>{address || t('runs.noAddress')}</bdi>
                {note && <p className="italic">{note}</p>}
              </>
            ),
          },
          {
            key: 'collect',
            heading: t('sheet.collect'),
            end: true,
            cell: (stop) => <ToCollect stop={stop} />,
          },
          { key: 'signature', heading: t('sheet.signature'), cellClass: 'w-40', cell: () => null },
        ]}
        rows={printed}
        keyOf={({ id }) => id}
      />
      <p className="mt-2 text-end font-semibold">
        {t('sheet.total', { amount: t.money(rupees(cash)) })}
      </p>
    </section>
  )
}

const isCash = ({ status, paymentMethod }: Stop) =>
  status !== 'delivered' && paymentMethod !== 'card' && paymentMethod !== 'account'

function ToCollect({ stop }: { stop: Stop }) {
  const t = useMessages(backOfficeRunsMessages)
  const { status, due, paymentMethod, uncollected } = stop
  if (uncollected > 0) return t('runs.uncollected', { amount: t.money(rupees(uncollected)) })
  if (paymentMethod === 'account') return t('runs.onAccount')
  if (due === 0 || status === 'delivered') return t('runs.paid')
  const amount = t.money(rupees(due))
  return isCash(stop) ? amount : t('sheet.byCard', { amount })
}
