import { gramsMessages } from '../../messages/en/grams.ts'
import { weighingMessages } from '../../messages/en/back-office/orders/weighing.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { weightText } from '../../messages/weight-text.ts'
import { Field } from '../../ui/form/field.tsx'
import { readGrams } from '../orders/lines/read-grams.ts'

/** Grams that were typed for what came back; null: all of it, `wrong`: it is no weight, or more than was sold. */
export function gramsBackIn(text: string, most: number): number | null | 'wrong' {
  if (text.trim() === '') return null
  const grams = readGrams(text)
  return grams === null || grams > most ? 'wrong' : grams
}

type Props = {
  /** Its name is read out; '': the page says it. */
  name: string
  /** What was sold, in grams. */
  most: number
  text: string
  onChange: (text: string) => void
  isTried: boolean
}

/** The weight that came back of weighed goods. */
export function WeightBack({ name, most, text, onChange, isTried }: Props) {
  const t = useMessages(weighingMessages, gramsMessages)
  const weight = weightText(t, most)
  const isWrong = isTried && gramsBackIn(text, most) === 'wrong'
  const wrong = readGrams(text) === null ? t('weighing.unreadable') : t('weighing.backTooMuch', { weight }) // prettier-ignore
  return (
    <Field
      label={t('weighing.back')}
      hint={t('weighing.backHint', { weight })}
      error={isWrong ? wrong : undefined}
      optional
    >
      {(wiring) => (
        <input
          {...wiring}
          aria-label={name === '' ? undefined : t.joined([t('weighing.back'), name])}
          className="input w-36"
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
