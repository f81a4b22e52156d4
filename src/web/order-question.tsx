import { paisa } from '#shop/money.ts'
import type { Head } from './app/document/head.ts'
import { paths } from './app/paths.ts'
import { orderQuestionMessages } from './messages/en/server/order-question.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'
import { useMessages } from './messages/use-messages.ts'
import type { OpeningFacts } from './opening-soon.tsx'
import { Answers, Asked, Goods } from './order-question-parts.tsx'
import type { QuestionFacts } from './order-question-facts.ts'
import { questionPath } from './app/question-path.ts'
import { buttonClass } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { FieldError } from './ui/form/field.tsx'

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
          {t(question.hasPoints ? 'orderQuestion.nowWithPoints' : 'orderQuestion.now', {
            total: t.money(question.total),
          })}
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
