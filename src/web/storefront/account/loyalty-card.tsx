import type { ReactNode } from 'react'
import { spendable, spendableLater } from '#shop/loyalty/points.ts'
import type { Person } from '../../app/api/api.ts'
import { usePointsRule } from '../layout-data/use-points-rule.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const LoyaltyCard = ({ person, code }: { person: Person; code?: ReactNode }) => {
  const t = useMessages(accountMessages)
  const { on } = usePointsRule()
  const usable = on && person.points > 0 ? spendable(person) : person.points
  return (
    <div className="overflow-hidden rounded-card bg-brand text-on-brand">
      <div className="grid gap-3 p-5">
        <div>
          <p className="font-display text-lead font-bold">{person.fullName}</p>
          <p className="text-small text-on-brand-soft">{person.email}</p>
        </div>
        <dl className="flex flex-wrap justify-between gap-3">
          <div>
            <dt className="text-tiny text-on-brand-soft">{t('loyalty.card')}</dt>
            <dd className="money font-bold">{person.loyaltyCard}</dd>
          </div>
          <div className="text-end">
            <dt className="text-tiny text-on-brand-soft">{t('loyalty.points')}</dt>
            <dd className="money text-lead font-bold text-bright">
              {t('loyalty.balance', { points: usable })}
            </dd>
          </div>
        </dl>
        <Pending person={person} />
        {code}
      </div>
      <div className="border-phool" aria-hidden />
    </div>
  )
}

const Pending = ({ person }: { person: Person }) => {
  const t = useMessages(accountMessages)
  const { on } = usePointsRule()
  return (
    on &&
    spendableLater(person) > 0 && (
      <p className="text-small text-on-brand-soft">
        {t('loyalty.pending', { later: spendableLater(person) })}
      </p>
    )
  )
}
