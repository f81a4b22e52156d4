import { allows } from '#shop/permissions.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { CashEntries } from './cash-entries.tsx'
import { CashOfDay } from './cash-of-day.tsx'
import { CountDrawer } from './count-drawer.tsx'
import { DrawersTable } from './drawers-table.tsx'
import { EnterCash, GiveChange } from './enter-cash.tsx'

export const page = definePage({
  // The login check comes first.
  async load({ api, layoutData, url }) {
    const { id, role } = await layoutData
    const send = staffSend(api)
    const mayGive = allows(role, 'cash.approve') && allows(role, 'staff.read')
    const [{ data: drawers, own }, day, staff] = await Promise.all([
      send('adminCash'),
      allows(role, 'report.read')
        ? send('adminCashDay', { query: { day: url.searchParams.get('day') ?? undefined } })
        : null,
      mayGive ? send('adminStaff', { query: { limit: 100 } }) : null,
    ])
    const others = staff?.data.filter(({ id: one }) => one !== id) ?? []
    return { drawers, own, day: day?.data ?? null, others }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeCashMessages)('cash.title'),
  }),
  Page: ({ data: { drawers, own, day, others } }) => {
    const t = useMessages(backOfficeCashMessages)
    useRefresh()
    return (
      <div className="grid gap-6">
        <div>
          <h1 className="text-head">{t('cash.title')}</h1>
          <p className="text-soft">{t('cash.text')}</p>
        </div>
        <OwnDrawer own={own} people={others.map(({ name }) => name)} />
        {day === null && drawers.some(({ closed }) => closed !== null) && (
          <section aria-labelledby="counts" className="grid gap-3">
            <h2 id="counts" className="text-title">
              {t('cash.mine')}
            </h2>
            <DrawersTable drawers={drawers.filter(({ closed }) => closed !== null)} />
          </section>
        )}
        {day !== null && (
          <section aria-labelledby="drawers" className="grid gap-3">
            <h2 id="drawers" className="text-title">
              {t('cash.all')}
            </h2>
            {others.length > 0 && (
              <div>
                <GiveChange people={others} />
              </div>
            )}
            <DrawersTable drawers={drawers} />
          </section>
        )}
        {day !== null && <CashOfDay day={day} />}
      </div>
    )
  },
})

type OwnProps = { own: Answer<'adminCash'>['own']; people: readonly string[] }

function OwnDrawer({ own, people }: OwnProps) {
  const t = useMessages(backOfficeCashMessages)
  const mayWrite = useAllows('cash.write')
  return (
    <section aria-labelledby="own" className="office-box grid gap-4">
      {own === null ? (
        <div>
          <h2 id="own" className="text-title">
            {t('cash.none')}
          </h2>
          <p className="text-soft">{t('cash.noneText')}</p>
        </div>
      ) : (
        <div>
          <h2 id="own" className="text-title">
            {t('cash.hold')}
          </h2>
          <p className="money text-head font-bold">{t.money(rupees(own.balance))}</p>
          <p className="text-small text-soft">
            {t('cash.holdSince', { time: t.moment(Date.parse(own.openedAt)) })}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {own !== null && mayWrite && <CountDrawer drawer={own} people={people} />}
        {mayWrite && <EnterCash holder={null} isEmpty={(own?.balance ?? 0) <= 0} takers={people} />}
      </div>
      {own !== null && <CashEntries entries={own.entries} mayTakeBack={mayWrite} />}
    </section>
  )
}
