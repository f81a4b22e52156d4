import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { OfficeTable } from '../list/office-table.tsx'
import type { Drawer } from './count-drawer.tsx'
import { differenceText } from './difference-text.ts'
import { ApproveButton, DrawerState } from './drawer-state.tsx'

/** Drawers of everybody: open ones first, then the last that were counted. */
export function DrawersTable({ drawers }: { drawers: readonly Drawer[] }) {
  const t = useMessages(backOfficeCashMessages)
  if (drawers.length === 0) return <p className="text-soft">{t('cash.nobody')}</p>
  return (
    <OfficeTable
      caption={t('cash.all')}
      rows={drawers}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'person',
          heading: t('cash.person'),
          isRowHeader: true,
          wide: true,
          cell: ({ id, holder }) => (
            <Link
              to={officePaths.drawer({ id })}
              className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {holder.name}
            </Link>
          ),
        },
        {
          key: 'opened',
          heading: t('cash.opened'),
          labelled: true,
          wide: true,
          cell: ({ openedAt }) => t.moment(Date.parse(openedAt)),
        },
        {
          key: 'now',
          heading: t('cash.now'),
          labelled: true,
          figure: true,
          cell: ({ balance, closed }) => t.money(rupees(closed?.counted ?? balance)),
        },
        {
          key: 'difference',
          heading: t('cash.difference'),
          labelled: true,
          figure: true,
          wide: true,
          cell: ({ closed }) => closed && differenceText(t, rupees(closed.difference)),
        },
        {
          key: 'state',
          heading: t('cash.state'),
          wide: true,
          cell: (drawer) => (
            <span className="flex flex-wrap items-center gap-2">
              <DrawerState closed={drawer.closed} />
              {drawer.closed && (
                <span className="text-small text-soft">
                  {t('cash.countedBy', {
                    time: t.moment(Date.parse(drawer.closed.at)),
                    name: drawer.closed.by,
                  })}
                </span>
              )}
              <ApproveButton drawer={drawer} />
            </span>
          ),
        },
      ]}
    />
  )
}
