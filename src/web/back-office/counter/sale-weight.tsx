import { useState } from 'react'
import { gramsMessages } from '../../messages/en/grams.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { weighingMessages } from '../../messages/en/back-office/orders/weighing.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { weightText } from '../../messages/weight-text.ts'
import { TextField } from '../../ui/form/field.tsx'
import type { Line } from '../new-order/use-lines.ts'
import { readGrams } from '../orders/lines/read-grams.ts'
import { useGoodsName } from '../urdu/goods-name.ts'
import { needsWeight, weighedAs } from './sale-lines.ts'

type Props = { line: Line; isAsked: boolean; onChange: (line: Line) => void }

/** What a line of weighed goods weighs: of the scale's labels, or typed. `isAsked`: the sale was tried without it. */
export function SaleWeight({ line, isAsked, onChange }: Props) {
  const t = useMessages(backOfficeCounterMessages, weighingMessages, gramsMessages)
  const name = useGoodsName()(line.product)
  /** null: the weight of the line */
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const { grams: _, isMisread: __, isPartlyWeighed: ___, ...counted } = line
    const grams = readGrams(text)
    if (text.trim() === '') onChange(counted)
    else onChange(grams === null ? { ...counted, isMisread: true } : weighedAs(counted, grams))
  }
  return (
    <TextField
      label={t('counter.weight')}
      aria-label={t('weighing.label', { name })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={13}
      className="max-w-40"
      value={typed ?? (line.grams === undefined ? '' : weightText(t, line.grams))}
      hint={line.isPartlyWeighed && t('weighing.weighAll')}
      error={
        line.isMisread
          ? t('weighing.unreadable')
          : isAsked && needsWeight(line)
            ? t('weighing.first', { name })
            : undefined
      }
      onChange={({ target }) => change(target.value)}
      onBlur={() => line.isMisread || setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Not a sale yet: the next product comes first.
        event.preventDefault()
        event.currentTarget.form?.querySelector<HTMLInputElement>('input[name=product]')?.focus()
      }}
    />
  )
}
