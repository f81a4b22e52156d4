import { localPhone, phoneKey } from '#shop/accounts/contacts/phone.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { StaffCustomer } from '../customers/load-customer.ts'
import { FormPart } from '../forms/form-part.tsx'
import { useStaffSend } from '../send.ts'
import { type FilledIn, GuestBuyers, useFilledIn, useGuestBuyers } from './guest-buyers.tsx'
import type { Draft } from './use-draft.ts'
import { useSearch } from './use-search.ts'
import { SearchPart } from '../parts/search-part.tsx'
import { useDotted } from '../parts/use-dotted.ts'

type Props = {
  draft: Draft
  errorOf: (field: 'customer' | 'name' | 'phone' | 'email') => string | undefined
}

/** The customer's account, or a name and phone; at the counter neither is required. */
export function BuyerPart({ draft, errorOf }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { kind, setKind, customer, choose, where } = draft
  const isAtCounter = where === 'counter'
  const box = useRef<HTMLDivElement>(null)
  const [guest, setGuest] = useState<FilledIn | null>(null)
  useFilledIn(box, guest)
  const chooseGuest = (one: FilledIn) => {
    setKind('walk-in')
    setGuest(one)
  }
  return (
    <FormPart title={t('buyer.title')}>
      <RadioGroup
        label={t('buyer.kind')}
        value={kind}
        choices={[
          { value: 'known', label: t('buyer.known') },
          { value: 'walk-in', label: t('buyer.walkIn') },
        ]}
        onChange={setKind}
      />
      {kind === 'walk-in' && (
        <div ref={box} className="grid gap-4">
          <TextField
            label={t('buyer.name')}
            name="name"
            optional={isAtCounter}
            maxLength={120}
            autoComplete="off"
            error={errorOf('name')}
          />
          <TextField
            label={t('buyer.phone')}
            name="phone"
            type="tel"
            optional={isAtCounter}
            maxLength={40}
            autoComplete="off"
            error={errorOf('phone')}
          />
          <TextField
            label={t('buyer.email')}
            name="email"
            type="email"
            optional
            maxLength={254}
            autoComplete="off"
            error={errorOf('email')}
          />
        </div>
      )}
      {kind === 'known' &&
        (customer === null ? (
          <FindCustomer onChoose={choose} onGuest={chooseGuest} error={errorOf('customer')} />
        ) : (
          <Chosen customer={customer} onChange={() => choose(null)} />
        ))}
    </FormPart>
  )
}

type FindProps = {
  onChoose: (customer: StaffCustomer) => void
  onGuest: (guest: FilledIn) => void
  error: string | undefined
}

function FindCustomer({ onChoose, onGuest, error }: FindProps) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  const send = useStaffSend()
  const [text, setText] = useState('')
  const find = useCallback(
    async (q: string) =>
      (await send('adminCustomers', { query: { q, staff: 'true', limit: 6 } })).data,
    [send],
  )
  const answer = useSearch(text, find)
  const guests = useGuestBuyers(text)
  const isNobody = answer?.found.length === 0 && guests.length === 0 && !answer.failed
  const open = async (id: string) => {
    try {
      onChoose((await send('adminCustomer', { params: { id } })).data)
    } catch (failure) {
      toast.error(messageOf(failure, t('taking.failed')))
    }
  }
  /** A scanner ends with Enter: a single match is chosen. */
  const take = async () => {
    if (text.trim().length < 2) return
    const [only, ...others] = await find(text.trim()).catch(() => [])
    if (only !== undefined && others.length === 0) await open(only.id)
  }
  return (
    <div className="grid gap-2">
      <SearchPart
        label={t('buyer.find')}
        hint={t('buyer.findHint')}
        name="customer"
        text={text}
        onText={setText}
        onEnter={() => void take()}
        error={error ?? (answer?.failed ? t('taking.failed') : undefined)}
        status={isNobody && t('buyer.none', { text: answer.text })}
        listLabel={t('buyer.found')}
        found={answer?.found ?? []}
        row={({ id, fullName, phone, email }) => ({
          title: fullName,
          note: dotted([localPhone(phone), email]),
          action: (
            <Button onClick={() => void open(id)}>{t('buyer.choose', { name: fullName })}</Button>
          ),
        })}
      >
        {isNobody && phoneKey(answer.text) !== null && (
          <Button className="justify-self-start" onClick={() => onGuest({ phone: answer.text })}>
            {t('buyer.newWithPhone')}
          </Button>
        )}
      </SearchPart>
      <GuestBuyers guests={guests} onChoose={onGuest} />
    </div>
  )
}

function Chosen({ customer, onChange }: { customer: StaffCustomer; onChange: () => void }) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { fullName, phone, email, points, pendingPoints } = customer
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block font-semibold">{fullName}</span>
        <span className="block text-small text-soft">{dotted([localPhone(phone), email])}</span>
        <span className="block text-small">
          {t('buyer.points', { count: points, free: Math.max(points - pendingPoints, 0) })}
        </span>
      </p>
      <Button onClick={onChange}>{t('buyer.change')}</Button>
    </div>
  )
}
