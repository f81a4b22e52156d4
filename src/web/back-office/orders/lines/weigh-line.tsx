import { useRef, useState } from 'react'
import { linesOfScaleCode, readScaleLabel } from '#shop/catalogue/codes/scale-label.ts'
import { rupees } from '#shop/money.ts'
import { agreedGrams } from '#shop/orders/changing/order-question.ts'
import { amountAt } from '#shop/orders/changing/weighing.ts'
import { decodeWeight } from '#wire/weight.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useAction } from '../../parts/use-action.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { AskAboutWeight } from './ask-about-weight.tsx'
import { readGrams, withPoint } from './read-grams.ts'
import { leftOf, lineKey, type OrderLine } from './use-ticks.ts'

type Props = { order: StaffOrder; line: OrderLine; onWeighed?: () => void }

/** What the line costs at a weight, as the shop will work it out. */
export function costAt({ lines, questions }: StaffOrder, line: OrderLine, grams: number) {
  const { weight } = decodeWeight(line.weight)
  if (weight === undefined) return null
  const quantity = leftOf(line)
  const asked = questions.map((one) => ({ ...one, position: one.line, lineLeft: one.left }))
  const agreed = agreedGrams(asked, lines.indexOf(line), quantity)
  return amountAt({ price: rupees(line.price), quantity, weight }, grams, agreed)
}

/** Sends a weight; says what it came to. */
export function useWeigh({ id }: StaffOrder) {
  const t = useMessages(weighingMessages, gramsMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const weigh = (line: OrderLine, grams: number, charge: 'weight' | 'most' = 'weight') => {
    const left = leftOf(line)
    return act(
      () =>
        send('adminWeighLine', {
          params: { id },
          body: {
            productId: line.productId,
            ...(line.color !== undefined && { color: line.color }),
            left,
            seen: line.weight?.packed?.grams ?? null,
            grams,
            charge,
          },
        }),
      t('weighing.saved', { name: line.name, weight: weightText(t, grams) }),
    )
  }
  return { busy, weigh }
}

/** What was typed or scanned; `isOther`: the label of another line. */
function weightIn(text: string, order: StaffOrder, line: OrderLine) {
  const label = order.scale && readScaleLabel(text, order.scale)
  const isOther = label !== null && !linesOfScaleCode(order.lines, label.code).includes(line)
  const fault = isOther ? ('weighing.otherItem' as const) : ('weighing.unreadable' as const)
  return { isOther, fault, grams: isOther ? null : (label?.grams ?? readGrams(text)) }
}

const usualOf = (line: OrderLine) => leftOf(line) * (line.weight?.unitGrams ?? 0)

/** Whether the customer is asked about this weight, and hasn't answered yet. */
const isAskedAbout = ({ lines, questions }: StaffOrder, line: OrderLine, grams: number | null) =>
  questions.some(
    (one) => one.line === lines.indexOf(line) && one.state === 'open' && one.grams === grams,
  )

/** The field for the weight of a line, with what it costs, and what to do above the most. */
export function WeighLine({ order, line, onWeighed }: Props) {
  const t = useMessages(weighingMessages, gramsMessages)
  const { busy, weigh } = useWeigh(order)
  const known = line.weight?.packed?.grams ?? null
  const [text, setText] = useState(known === null ? '' : weightText(t, known))
  const [isTried, setTried] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const { isOther, fault, grams } = weightIn(text, order, line)
  const cost = grams === null || grams === known ? null : costAt(order, line, grams)
  const isAbove = cost !== null && cost.above > 0
  const isToDecide = isAbove && !isAskedAbout(order, line, grams)
  const likely = cost === null || grams === null ? null : withPoint(grams, usualOf(line))
  const save = async (charge: 'weight' | 'most') => {
    setTried(true)
    if (grams === null) return
    if (isAbove && charge === 'weight') return outcome.current?.scrollIntoView({ block: 'nearest' })
    await weigh(line, grams, charge)
    onWeighed?.()
  }
  return (
    <form
      className="grid basis-full gap-2 md:order-last"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save('weight')
      }}
    >
      <Field
        label={t('weighing.label', { name: line.name })}
        hint={t('weighing.hint')}
        error={grams === null && (isTried || isOther) ? t(fault) : undefined}
      >
        {(wiring) => (
          <span className="flex flex-wrap items-center gap-3">
            <input
              {...wiring}
              aria-invalid={wiring['aria-invalid'] || (isTried && isToDecide) || undefined}
              className="input w-36"
              inputMode="decimal"
              autoComplete="off"
              data-weigh={lineKey(line)}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setTried(false)
              }}
            />
            <Button type="submit" busy={busy}>
              {t(known === null ? 'weighing.save' : 'weighing.correct')}
            </Button>
          </span>
        )}
      </Field>
      {cost !== null && grams !== null && (
        // Scrolled into view, it stays above the bar for the next step.
        <div ref={outcome} role="status" className="grid scroll-mb-40 justify-items-start gap-2">
          <p className={`text-small font-semibold ${isToDecide ? 'text-tomato-ink' : ''}`}>
            {t('weighing.costs', { weight: weightText(t, grams), amount: t.money(cost.amount) })}{' '}
            {isToDecide &&
              t('weighing.above', { above: t.money(cost.above), most: t.money(cost.most) })}
          </p>
          {likely !== null && (
            <Button onClick={() => setText(weightText(t, likely))}>
              {t('weighing.didYouMean', { weight: weightText(t, likely) })}
            </Button>
          )}
          {isAbove && (
            <div className="flex flex-wrap gap-2">
              <Button busy={busy} onClick={() => void save('most')}>
                {t('weighing.chargeMost', { most: t.money(cost.most) })}
              </Button>
              {isToDecide && <AskAboutWeight order={order} line={line} grams={grams} />}
            </div>
          )}
        </div>
      )}
    </form>
  )
}
