import type { QuestionAnswer } from '#shop/orders/changing/order-question.ts'
import { less, type Paisa, paisa } from '#shop/money.ts'
import { gramsMessages } from './messages/en/grams.ts'
import { orderQuestionMessages } from './messages/en/server/order-question.ts'
import { useMessages } from './messages/use-messages.ts'
import { weightText } from './messages/weight-text.ts'
import type { QuestionFacts, Shown } from './order-question-facts.ts'
import { buttonClass } from './ui/button.tsx'
import { Photo } from './ui/photo.tsx'

export function Asked({
  question: { offer, weight, ordered, there },
}: {
  question: QuestionFacts
}) {
  const t = useMessages(orderQuestionMessages, gramsMessages)
  if (weight !== null)
    return (
      <p>
        {t('orderQuestion.weighs', {
          weight: weightText(t, weight.grams),
          amount: t.money(weight.amount),
          above: t.money(weight.above),
          most: t.money(weight.most),
        })}
      </p>
    )
  const none = offer ? 'orderQuestion.noneButOffer' : 'orderQuestion.none'
  return (
    <>
      <p>{t(there > 0 ? 'orderQuestion.some' : none, { ordered, there })}</p>
      {offer && <Offer offer={offer} missing={ordered - there} />}
    </>
  )
}

export function Answers({ question }: { question: QuestionFacts }) {
  const t = useMessages(orderQuestionMessages)
  const { offer, weight, there, totals } = question
  const leaveOut = (isMain: boolean) => (
    <Answer answer="leave-out" isMain={isMain} total={totals.leaveOut}>
      {t('orderQuestion.leaveOut')}
    </Answer>
  )
  if (weight !== null)
    return (
      <>
        <Answer answer="agree" isMain total={weight.total}>
          {t('orderQuestion.agree', { amount: t.money(weight.amount) })}
        </Answer>
        <Answer answer="less" isMain={false} total={less(weight.total, weight.above)} isMost>
          {t('orderQuestion.bringLess')}
        </Answer>
        {leaveOut(false)}
      </>
    )
  return (
    <>
      {offer && (
        <Answer answer="replace" isMain total={offer.total}>
          {t('orderQuestion.replace', offer)}
        </Answer>
      )}
      {there > 0 && (
        <Answer answer="take-rest" isMain={offer === null} total={totals.takeRest}>
          {t(offer ? 'orderQuestion.takeOnly' : 'orderQuestion.takeRest', { there })}
        </Answer>
      )}
      {leaveOut(there === 0 && offer === null)}
    </>
  )
}

export function Goods({ goods: { name, pack, picture } }: { goods: Shown }) {
  return (
    <div className="flex items-center gap-3">
      {picture && <Photo picture={picture} alt="" sizes="64px" className="size-16 shrink-0" />}
      <p className="min-w-0">
        <strong className="block">{name}</strong>
        <bdi className="text-small text-soft">{pack}</bdi>
      </p>
    </div>
  )
}

type OfferProps = { offer: NonNullable<QuestionFacts['offer']>; missing: number }

function Offer({ offer, missing }: OfferProps) {
  const t = useMessages(orderQuestionMessages)
  const { quantity, more } = offer
  const word = more === 0 ? 'same' : more > 0 ? 'more' : 'less'
  const price = t(`orderQuestion.${word}`, { amount: t.money(paisa(Math.abs(more))) })
  return (
    <div className="grid gap-3 rounded-small bg-marigold-soft p-3 text-on-marigold-soft">
      <p>{t('orderQuestion.offer', { quantity, missing, price })}</p>
      <Goods goods={offer} />
    </div>
  )
}

type AnswerProps = {
  answer: QuestionAnswer
  isMain: boolean
  total: Paisa
  /** The total may be lower. */
  isMost?: boolean
  children: string
}

function Answer({ answer, isMain, total, isMost = false, children }: AnswerProps) {
  const t = useMessages(orderQuestionMessages)
  return (
    <div className="grid gap-1">
      <button
        type="submit"
        name="answer"
        value={answer}
        aria-describedby={answer}
        className={buttonClass(isMain ? { kind: 'main' } : {})}
      >
        {children}
      </button>
      <p id={answer} className="text-center text-small text-soft">
        {t(isMost ? 'orderQuestion.comesToMost' : 'orderQuestion.comesTo', {
          total: t.money(total),
        })}
      </p>
    </div>
  )
}
