import { type CustomerSort, customerSorts, isBySales } from '#shop/accounts/customer-sorts.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Select } from '../../ui/form/select.tsx'
import { useAllows } from '../parts/use-allows.ts'

/** For an address, which doesn't name the usual order. */
export const sortIn = (sort: string) => (sort === 'newest' ? undefined : sort)

/** Sorts the list where it has no headings, and by what is no column. */
export function SortChoice({ sort }: { sort: CustomerSort }) {
  const t = useMessages(backOfficeInboxMessages)
  const readsOrders = useAllows('order.read')
  const sorts = customerSorts.filter((one) => readsOrders || !isBySales(one))
  return (
    <div className="grow basis-40 md:grow-0">
      <Select
        name="sort"
        aria-label={t('sort.label')}
        defaultValue={sort}
        onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </div>
  )
}
