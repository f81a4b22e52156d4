import { useCallback, useEffect, useRef, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Quote } from '../new-order/use-quote.ts'
import { useSearch } from '../new-order/use-search.ts'
import { SearchPart } from '../parts/search-part.tsx'
import { useDotted } from '../parts/use-dotted.ts'
import { useStaffSend } from '../send.ts'
import type { Account, SaleDraft } from './use-sale-draft.ts'

type Props = { draft: SaleDraft; quote: Quote | null; error: string | undefined }

/** On whose account a sale goes, and what is left of the limit. */
export function AccountPart({ draft: { account, setAccount }, quote, error }: Props) {
  const t = useMessages(backOfficeCounterMessages, backOfficeNewOrderMessages)
  const box = useRef<HTMLDivElement>(null)
  const [wasChosen, setChosen] = useState(false)
  useEffect(() => {
    if (wasChosen) box.current?.focus()
  }, [wasChosen])
  if (account === null)
    return (
      <FindAccount
        error={error}
        onChoose={(one) => {
          setAccount(one)
          setChosen(true)
        }}
      />
    )
  const change = () => {
    setAccount(null)
    setChosen(false)
  }
  return (
    <div ref={box} tabIndex={-1} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold">{account.name}</p>
        <Button onClick={change}>{t('buyer.change')}</Button>
      </div>
      {quote?.khata && <Left khata={quote.khata} total={quote.total} />}
    </div>
  )
}

type LeftProps = { khata: NonNullable<Quote['khata']>; total: number }

function Left({ khata, total }: LeftProps) {
  const t = useMessages(backOfficeCounterMessages, backOfficeNewOrderMessages)
  const { left, limit, overdue, daysOverdue: days, graceDays } = khata
  if (days > graceDays)
    return <Notice>{t('where.overdue', { amount: t.money(rupees(overdue)), days })}</Notice>
  return (
    <>
      <p>{t('counter.left', { rest: t.money(rupees(left)), limit: t.money(rupees(limit)) })}</p>
      {total > left && <Notice>{t('where.overLimit')}</Notice>}
    </>
  )
}

type FindProps = { onChoose: (account: Account) => void; error: string | undefined }

/** Finds customers who may buy on account. */
function FindAccount({ onChoose, error }: FindProps) {
  const t = useMessages(backOfficeCounterMessages, backOfficeNewOrderMessages)
  const dotted = useDotted()
  const send = useStaffSend()
  const [text, setText] = useState('')
  const find = useCallback(
    async (q: string) => {
      const { data } = await send('adminKhataList', { query: { q, filter: 'all', limit: 20 } })
      return data.filter(({ isOn }) => isOn)
    },
    [send],
  )
  const answer = useSearch(text, find)
  const only = answer?.found.length === 1 ? answer.found[0] : undefined
  const isNobody = answer?.found.length === 0 && !answer.failed
  return (
    <SearchPart
      label={t('counter.account')}
      hint={t('counter.accountHint')}
      name="account"
      text={text}
      onText={setText}
      onEnter={() => only && onChoose(only)}
      error={error ?? (answer?.failed ? t('taking.failed') : undefined)}
      status={isNobody && t('counter.accountNone', { text: answer.text })}
      listLabel={t('buyer.found')}
      found={answer?.found ?? []}
      row={({ id, name, phone, balance }) => ({
        title: name,
        note: dotted([phone, t('counter.owes', { amount: t.money(rupees(balance)) })]),
        action: (
          <Button onClick={() => onChoose({ id, name })}>{t('buyer.choose', { name })}</Button>
        ),
      })}
    />
  )
}
