import type { ReactNode } from 'react'
import { paisa } from '#shop/money.ts'
import type { ReportName } from '#wire/admin/office/report.schema.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CsvLink } from './csv-link.tsx'

type Period = { from: string; to: string }
type Props = {
  report: Period
  categories: Answer<'adminCategoriesReport'>['data']
  zones: Answer<'adminZonesReport'>['data']
  products: Answer<'adminProductsReport'>['data']
  cancellations: Answer<'adminCancellationsReport'>['data']
}

type Named = {
  name: string
  label?: string | undefined
  pack: string
  packLabel?: string | undefined
}

const named = ({ name, label = name, pack, packLabel = pack }: Named) => (
  <>
    <bdi>{label}</bdi> <bdi className="whitespace-nowrap text-soft">{packLabel}</bdi>
  </>
)

/** What was sold by category and product, and what was not. */
export function ReportTables({ report, categories, zones, products, cancellations }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  const money = (amount: number) => t.money(paisa(amount))
  const units = t('reports.units')
  const table = (name: ReportName, title: string) => ({ name, title, period: report })
  const most = Math.max(1, ...categories.map(({ soldGoods }) => soldGoods))
  const mostOfZones = Math.max(1, ...zones.map(({ amount }) => amount))
  return (
    <div className="report-tables print-columns">
      <Table
        {...table('categories', t('reports.categories'))}
        none={t('reports.noSales')}
        columns={[t('reports.category'), units, t('reports.amount')]}
        rows={categories.map(({ path, name, label, soldUnits, soldGoods }) => ({
          key: path,
          share: soldGoods / most,
          cells: [label ?? name, t.number(soldUnits), money(soldGoods)],
        }))}
      />
      <Table
        {...table('best', t('reports.best'))}
        none={t('reports.noSales')}
        columns={[t('reports.product'), units, t('reports.amount')]}
        rows={products.best.map(({ id, soldUnits, soldGoods, ...product }) => ({
          key: id,
          cells: [named(product), t.number(soldUnits), money(soldGoods)],
        }))}
      />
      <Table
        {...table('slow', t('reports.slow'))}
        hint={t('reports.slowHint')}
        none={t('reports.noSlow')}
        columns={[t('reports.product'), units, t('reports.stock')]}
        rows={products.slow.map(({ id, units: count, stock, ...product }) => ({
          key: id,
          cells: [
            named(product),
            t.number(count),
            stock === null ? t('reports.notCounted') : t.number(stock),
          ],
        }))}
      />
      <Table
        {...table('zones', t('reports.zones'))}
        hint={t('reports.zonesHint')}
        none={t('reports.noSales')}
        columns={[t('reports.zone'), t('reports.orders'), t('reports.amount')]}
        rows={zones.map(({ zone, zoneLabel = zone, isCounter, orders, amount }) => ({
          key: `${isCounter} ${zone}`,
          share: amount / mostOfZones,
          cells: [
            zoneLabel ?? t(isCounter ? 'reports.counter' : 'reports.noZone'),
            t.number(orders),
            money(amount),
          ],
        }))}
      />
      <Table
        {...table('cancellations', t('reports.reasons'))}
        none={t('reports.noReasons')}
        columns={[t('reports.reason'), t('reports.orders'), t('reports.amount')]}
        rows={cancellations.map(({ reason, orders, amount }) => ({
          key: reason ?? '',
          cells: [
            <bdi key="reason">{reason ?? t('reports.noReason')}</bdi>,
            t.number(orders),
            money(amount),
          ],
        }))}
      />
    </div>
  )
}

type Row = { key: string; cells: readonly [ReactNode, ...ReactNode[]]; share?: number }
type TableProps = {
  name: ReportName
  title: string
  period: Period
  hint?: string
  /** shown instead of an empty table */
  none: string
  columns: readonly string[]
  rows: readonly Row[]
}

function Table({ name, title, period, hint, none, columns, rows }: TableProps) {
  return (
    <section
      id={name}
      aria-labelledby={`report-${name}`}
      className="office-box print-blocks grid min-w-0 scroll-mt-20 gap-3"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={`report-${name}`} className="text-title">
          {title}
        </h2>
        {rows.length > 0 && <CsvLink report={name} period={period} title={title} />}
      </div>
      {hint !== undefined && <p className="text-small text-soft">{hint}</p>}
      {rows.length === 0 && <p className="text-small text-soft">{none}</p>}
      {rows.length > 0 && (
        <table className="report-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...rest], share }) => (
              <tr key={key}>
                <th scope="row">
                  {first}
                  {share !== undefined && (
                    <span
                      aria-hidden
                      className="report-share"
                      style={{ inlineSize: `${Math.max(1, share * 100)}%` }}
                    />
                  )}
                </th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
