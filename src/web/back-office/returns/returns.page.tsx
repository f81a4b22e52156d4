import { returnStates } from '#shop/returns/order-return.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { officePaths } from '../addresses.ts'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { ReturnCard } from './return-card.tsx'

export const page = listPage({
  call: 'adminReturns',
  at: officePaths.returns,
  messages: [backOfficeInboxMessages],
  title: 'returns.title',
  width: 'max-w-3xl',
  refreshes: true,
  filters: (t) => ({
    state: choice('asked', [...returnStates, 'all'], (one) => t(`returns.${one}`)),
  }),
  empty: (t) => ({ title: t('returns.none'), text: t('returns.noneText') }),
  keyOf: ({ id, state }) => `${id} ${state}`,
  Row: ({ row }) => <ReturnCard orderReturn={row} />,
})
