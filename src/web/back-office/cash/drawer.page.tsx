import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { CashEntries } from './cash-entries.tsx'
import { CountDrawer, type Drawer } from './count-drawer.tsx'
import { differenceText } from './difference-text.ts'
import { ApproveButton, DrawerState } from './drawer-state.tsx'
import { EnterCash } from './enter-cash.tsx'

const shown = 200

export const page = definePage({
  // The login check comes first.
  async load({ api, layoutData, params }) {
    await layoutData
    return (await staffSend(api)('adminCashDrawer', { params: { id: params.id ?? '' } })).data
  },
  head: ({ holder }, { language }) => ({
    title: messagesIn(language, backOfficeCashMessages)('drawer.title', { name: holder.name }),
  }),
  Page: ({ data: { entries, ...drawer } }) => {
    const t = useMessages(backOfficeCashMessages)
    useRefresh()
    const mayChange = useAllows('cash.approve')
    const me = useLayoutData()
    const isOwn = me?.id === drawer.holder.id
    const takers = me && !isOwn ? [me.name] : []
    return (
      <div className="grid gap-4">
        <BackLink to={officePaths.cash()}>{t('drawer.back')}</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-head">{t('drawer.title', { name: drawer.holder.name })}</h1>
          <DrawerState closed={drawer.closed} />
          <ApproveButton drawer={drawer} />
        </div>
        <section className="office-box grid gap-4" aria-labelledby="entries">
          <Sums drawer={drawer} />
          {drawer.closed === null && (isOwn || mayChange) && (
            <div className="flex flex-wrap gap-2">
              <CountDrawer drawer={drawer} people={takers} />
              <EnterCash
                holder={isOwn ? null : drawer.holder.id}
                isEmpty={drawer.balance <= 0}
                takers={takers}
              />
            </div>
          )}
          <h2 id="entries" className="text-title">
            {t('drawer.entries')}
          </h2>
          <CashEntries
            entries={entries}
            mayTakeBack={drawer.closed === null && (isOwn || mayChange)}
          />
          {entries.length === shown && <p className="text-small text-soft">{t('drawer.newest')}</p>}
        </section>
      </div>
    )
  },
})

function Sums({ drawer: { openedAt, balance, closed } }: { drawer: Drawer }) {
  const t = useMessages(backOfficeCashMessages)
  const since = (
    <p className="text-small text-soft">
      {t('cash.holdSince', { time: t.moment(Date.parse(openedAt)) })}
    </p>
  )
  if (closed === null)
    return (
      <div>
        <p>{t('drawer.expected')}</p>
        <p className="money text-head font-bold">{t.money(rupees(balance))}</p>
        {since}
      </div>
    )
  const { counted, by, at, difference, note, kept, taker } = closed
  return (
    <div>
      <p className="font-semibold">
        {t('drawer.counted', {
          amount: t.money(rupees(counted)),
          name: by,
          time: t.moment(Date.parse(at)),
        })}
      </p>
      <p>{t('drawer.off', { amount: differenceText(t, rupees(difference)) })}</p>
      {taker && (
        <p>{t('drawer.handed', { amount: t.money(rupees(counted - kept)), name: taker })}</p>
      )}
      {kept > 0 && <p>{t('drawer.kept', { amount: t.money(rupees(kept)) })}</p>}
      {note && <p>{t('drawer.note', { note })}</p>}
      {since}
    </div>
  )
}
