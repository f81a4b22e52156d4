import { plainNames } from '#shop/catalogue/product-fields.ts'
import { rupees } from '#shop/money.ts'
import { statusOf } from '#shop/order-states.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import type { PlainKey } from '../../messages/screen.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Change = Answer<'adminAudit'>['data'][number]['changes'][number]

/** A changed field, before and after. */
export function ChangeLine({ change: { field, unit, before, after } }: { change: Change }) {
  const t = useMessages(backOfficeAuditMessages)
  const ofOrders = useMessages(backOfficeOrdersMessages)
  const ofProduct = useMessages(backOfficeProductMessages)
  const factName = plainNames.find((name) => field === `facts.${name}`)
  const textOf = (value: Change['before']) => {
    if (value === null || value === '') return t('audit.nothing')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    const status = field === 'status' && statusOf(String(value))
    if (status) return ofOrders(`status.${status}`)
    if (typeof value === 'number')
      return unit === 'rupees' ? t.money(rupees(value)) : t.number(value)
    return unit === 'time' ? t.moment(Date.parse(value)) : value
  }
  return (
    <li>
      {t('audit.change', {
        field: factName === undefined ? t(labelOf(field)) : ofProduct(`productField.${factName}`),
        before: textOf(before),
        after: textOf(after),
      })}
    </li>
  )
}

const labels = backOfficeAuditMessages.sentences.field

/** "retail.list" has its own label; "colours.0" uses that of "colours". */
function labelOf(field: string): PlainKey<typeof backOfficeAuditMessages> {
  const known = [field.replace('.', '-'), field.split('.')[0] ?? ''].find((name) => name in labels)
  return `field.${(known ?? 'other') as keyof typeof labels}`
}
