import type { QuestionAnswer } from '#shop/orders/changing/order-question.ts'
import { less, type Paisa, paisa } from '#shop/money.ts'
import type { Head } from './app/document/head.ts'
import { paths } from './app/paths.ts'
import { gramsMessages } from './messages/en/grams.ts'
import { orderQuestionMessages } from './messages/en/storefront/checkout/order-question.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'
import { useMessages } from './messages/use-messages.ts'
import { weightText } from './messages/weight-text.ts'
import type { OpeningFacts } from './opening-soon.tsx'
import { questionPath } from './app/question-path.ts'
import { buttonClass } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { FieldError } from './ui/form/field.tsx'
import { Photo } from './ui/photo.tsx'

type Shown = { name: string; pack: string; picture: string | null }

/** A line with too little stock, and the order's total for each answer; amounts in paisa. */
export type QuestionFacts = {
  token: string
  state: 'open' | 'answered' | 'over'
  answer: QuestionAnswer | null
  reference: string
  product: Shown
  /** A possible substitute: its extra cost, and the order's total with it; null if none. */
  offer: (Shown & { quantity: number; more: Paisa; total: Paisa }) | null
  /** Weighed: what it costs, and by how much more than the most; the order's total with it. */
  weight: { grams: number; amount: Paisa; most: Paisa; above: Paisa; total: Paisa } | null
  ordered: number
  there: number
  total: Paisa
  totals: { takeRest: Paisa; leaveOut: Paisa }
}

export const orderQuestionHead = (language: Language): Head => ({
  title: messagesIn(language, orderQuestionMessages)('orderQuestion.title'),
})

export type OrderQuestionFacts = {
  shop: OpeningFacts
  /** null: the link is invalid */
  question: QuestionFacts | null
  problem: string | null
}

/** Rendered on the server only, without scripts. */
export function OrderQuestion({ shop, question, problem }: OrderQuestionFacts) {
  return (
    <main className="wrap py-10">
      {question?.state === 'open' ? (
        <Ask shop={shop} question={question} problem={problem} />
      ) : (
        <NothingToAsk question={question} />
      )}
    </main>
  )
}

type AskProps = OrderQuestionFacts & { question: QuestionFacts }

function Ask({ shop, question, problem }: AskProps) {
  const t = useMessages(orderQuestionMessages)
  const { token, reference, product } = question
  return (
    <div className="mx-auto grid max-w-lg gap-4">
      <p className="text-small font-semibold text-link">
        {t('orderQuestion.of', { shop: shop.shopName, reference })}
      </p>
      <h1 className="text-head">{t('orderQuestion.title')}</h1>
      <div className="panel grid gap-4 p-5">
        <Goods goods={product} />
        <Asked question={question} />
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <form
          action={questionPath({ token })}
          method="post"
          encType="multipart/form-data"
          className="grid gap-3"
        >
          <input type="hidden" name="token" value={token} />
          <Answers question={question} />
        </form>
        <p className="text-small text-soft">
          {t('orderQuestion.now', { total: t.money(question.total) })}
        </p>
        {shop.phone && (
          <a
            href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}
            className={buttonClass({ kind: 'quiet' })}
          >
            <bdi>{t('orderQuestion.call', { phone: shop.phone })}</bdi>
          </a>
        )}
      </div>
    </div>
  )
}

function Asked({ question: { offer, weight, ordered, there } }: { question: QuestionFacts }) {
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

function Answers({ question }: { question: QuestionFacts }) {
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

function Goods({ goods: { name, pack, picture } }: { goods: Shown }) {
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

function NothingToAsk({ question }: Pick<OrderQuestionFacts, 'question'>) {
  const t = useMessages(orderQuestionMessages)
  const home = (
    <a href={paths.home()} className={buttonClass()}>
      {t('orderQuestion.home')}
    </a>
  )
  if (question === null)
    return (
      <EmptyState
        level={1}
        ornament="lamp"
        title={t('orderQuestion.missing')}
        text={t('orderQuestion.missingText')}
      >
        {home}
      </EmptyState>
    )
  const { answer, there, product, offer, weight, total } = question
  const given = { there, name: product.name, total: t.money(total) }
  const text = {
    replace: t('orderQuestion.replaced', { ...given, quantity: 0, ...offer, total: given.total }),
    'take-rest': t('orderQuestion.tookRest', given),
    'leave-out': t('orderQuestion.leftOut', given),
    agree: t('orderQuestion.agreed', given),
    less: t('orderQuestion.bringsLess', { ...given, most: t.money(weight?.most ?? paisa(0)) }),
  }
  return (
    <EmptyState
      level={1}
      ornament="truck"
      title={t(answer === null ? 'orderQuestion.over' : 'orderQuestion.thanks')}
      text={answer === null ? t('orderQuestion.overText', given) : text[answer]}
    >
      {home}
    </EmptyState>
  )
}
