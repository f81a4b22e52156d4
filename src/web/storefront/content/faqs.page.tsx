import { contentCalls } from '../../app/api/content-calls.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { questionMessages } from '../../messages/en/storefront/content/questions.ts'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Markdown } from './reading/markdown.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SearchForm } from './reading/search-form.tsx'
import { shopValues } from './reading/shop-values.ts'
import { plainText } from '../../ui/markdown/parse-markdown.ts'
import { ownText } from './reading/own-text.ts'
import {
  groupsWith,
  type Question,
  type QuestionGroup,
  questionGroups,
  questionsIn,
} from './questions.ts'

export const page = definePage({
  async load({ api, language, url }) {
    const [own, shipping, settings, coverage] = await Promise.all([
      ownText(api, 'faqs'),
      contentCalls(api).shippingPrice(),
      api.settings(),
      api.usualDelivery().catch(() => null),
    ])
    return {
      own: own && questionsIn(own.body),
      values: shopValues(settings, shipping, coverage, language),
      q: (url.searchParams.get('q') ?? '').slice(0, 100),
    }
  },
  head: ({ own, values }, { language }) => {
    const t = messagesIn(language, readingMessages)
    return {
      title: t('faqs.title'),
      description: t('faqs.description', values),
      canonical: paths.faqs(),
      facts: [faqFacts(own ?? questionGroups(messagesIn(language, questionMessages), values))],
    }
  },
  Page: ({ data: { own, values, q: asked } }) => {
    const t = useMessages(readingMessages)
    const [q, setQ] = useState(asked)
    const ours = questionGroups(useMessages(questionMessages), values)
    const groups = groupsWith(own ?? ours, q)
    const found = groups.reduce((sum, { questions }) => sum + questions.length, 0)
    const searched = q.trim() !== ''
    return (
      <div className="wrap">
        <PageHead
          title={t('faqs.title')}
          lead={t('faqs.lead')}
          crumbs={[{ name: t('faqs.title'), to: paths.faqs() }]}
        >
          <SearchForm
            label={t('faqs.search')}
            placeholder={t('faqs.placeholder')}
            button={t('faqs.find')}
            value={q}
            onChange={setQ}
          />
        </PageHead>
        <p role="status" className={searched && found > 0 ? 'mb-4 text-soft' : 'sr-only'}>
          {searched && t('faqs.found', { count: found })}
        </p>
        {found === 0 ? (
          <EmptyState ornament="lamp" title={t('faqs.none')} text={t('faqs.noneText')}>
            <Link to={paths.help()} className={buttonClass({ kind: 'main' })}>
              {t('faqs.ask')}
            </Link>
          </EmptyState>
        ) : (
          <div className="grid gap-10">
            {groups.map(({ name, questions }, index) => (
              <section
                key={index}
                className="grid gap-x-12 gap-y-3 wide:grid-cols-[18rem_minmax(0,1fr)]"
              >
                {name !== '' && <h2 className="text-head wide:pt-3">{name}</h2>}
                <div className="border-t border-line wide:col-start-2">
                  {questions.map((question, at) => (
                    <Answer key={at} question={question} open={searched && found <= 3} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        )}
      </div>
    )
  },
})

const Answer = ({ question, open }: { question: Question; open: boolean }) =>
  question.ask === '' ? (
    <Markdown text={question.answer} className="py-5 !text-base" />
  ) : (
    <details className="question" open={open}>
      <summary>
        {question.ask}
        <Plus aria-hidden className="size-5 shrink-0 text-link" />
      </summary>
      <Markdown text={question.answer} className="pb-5 !text-base" />
    </details>
  )

const faqFacts = (groups: readonly QuestionGroup[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions
      .filter(({ ask }) => ask !== '')
      .map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  ),
})
