import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { ImportReport } from './send-list.ts'

type Effect = ImportReport['effect']

/** Examples of what an import changes: prices, new products and new categories. */
export function ImportEffect({ report }: { report: ImportReport }) {
  const t = useMessages(backOfficeImportMessages)
  const { raised, lowered, prices, products, categoryCount, categories } = report.effect
  return (
    <div className="grid grid-cols-1 gap-1 empty:hidden">
      {prices.length > 0 && (
        <Part title={t('effect.prices', { raised, lowered })} isOpen>
          <Prices prices={prices} isPart={raised + lowered > prices.length} />
        </Part>
      )}
      {products.length > 0 && (
        <Part title={t('effect.products', { count: report.added })}>
          <Examples
            rest={report.added - products.length}
            rows={products.map(({ name, pack, price, categoryNames }) => [
              `${name} ${pack}`,
              t('effect.product', {
                price: t.money(rupees(price)),
                category: pathOf(categoryNames),
              }),
            ])}
          />
        </Part>
      )}
      {categories.length > 0 && (
        <Part title={t('effect.categories', { count: categoryCount })}>
          <Examples
            rest={categoryCount - categories.length}
            rows={categories.map(({ names, products: count }) => [
              pathOf(names),
              t('effect.category', { count }),
            ])}
          />
        </Part>
      )}
    </div>
  )
}

/** Products can have the same name on each level of their category. */
const pathOf = (names: readonly string[]) =>
  names.filter((name, at) => name !== names[at - 1]).join(' › ')

function Part({
  title,
  isOpen,
  children,
}: {
  title: string
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      {children}
    </details>
  )
}

function Prices({ prices, isPart }: { prices: Effect['prices']; isPart: boolean }) {
  const t = useMessages(backOfficeImportMessages)
  const money = (amount: number) => t.money(rupees(amount))
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPart && (
        <p className="text-small text-soft">{t('effect.largest', { count: prices.length })}</p>
      )}
      <div role="region" aria-label={t('effect.largestPrices')} className="overflow-x-auto">
        <DataTable<Effect['prices'][number]>
          className="w-full max-w-3xl text-small"
          classes={{ heading: 'p-1.5 md:p-2', cell: 'border-t border-line p-1.5 md:p-2' }}
          columns={[
            {
              key: 'name',
              heading: t('effect.name'),
              isRowHeader: true,
              className: 'text-start',
              cellClass: 'font-normal',
              cell: ({ name, pack }) => <bdi>{`${name} ${pack}`.trim()}</bdi>,
            },
            {
              key: 'from',
              heading: t('effect.from'),
              end: true,
              cellClass: 'whitespace-nowrap',
              cell: ({ from }) => money(from),
            },
            {
              key: 'to',
              heading: t('effect.to'),
              end: true,
              cellClass: 'whitespace-nowrap',
              cell: ({ to }) => money(to),
            },
            {
              key: 'change',
              heading: t('effect.change'),
              end: true,
              cellClass: 'whitespace-nowrap',
              cell: ({ from, to }) => t('effect.percent', { percent: percentOf(from, to) }),
            },
          ]}
          rows={prices}
          keyOf={(_, index) => index}
        />
      </div>
    </div>
  )
}

/** "+12", "−9": whole percent, one decimal below ten. */
function percentOf(from: number, to: number): string {
  const percent = ((to - from) / from) * 100
  const size = Math.abs(percent)
  return `${percent < 0 ? '−' : '+'}${size < 10 ? size.toFixed(1) : Math.round(size)}`
}

function Examples({ rows, rest }: { rows: readonly [string, string][]; rest: number }) {
  const t = useMessages(backOfficeImportMessages)
  return (
    <ul className="grid gap-1 text-small">
      {rows.map(([name, about], at) => (
        <li key={at} className="flex flex-wrap gap-x-3">
          <bdi className="font-medium">{name.trim()}</bdi>
          <span className="text-soft">{about}</span>
        </li>
      ))}
      {rest > 0 && <li className="text-soft">{t('effect.rest', { count: rest })}</li>}
    </ul>
  )
}
