import { Plus } from 'lucide-react'
import { useState } from 'react'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { tr } from '../../messages/reading.ts'
import { filled } from '../../messages/t.ts'
import { Markdown } from './reading/markdown.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SearchForm } from './reading/search-form.tsx'
import { type ShopValues, shopValues } from './reading/shop-values.ts'
import { plainText } from './reading/parse-markdown.ts'
import { groupsWith, type Question, questionGroups } from './questions.ts'

export const page = definePage({
  async load({ api, url }) {
    const [shipping, settings] = await Promise.all([api.shippingPrice(), api.settings()])
    return {
      values: shopValues(settings, shipping),
      q: (url.searchParams.get('q') ?? '').slice(0, 100),
    }
  },
  head: ({ values }) => ({
    title: tr('faqs.title'),
    description: tr('faqs.description', values),
    canonical: paths.faqs(),
    facts: [faqFacts(values)],
  }),
  Page: ({ data: { values, q: asked } }) => {
    const [q, setQ] = useState(asked)
    const groups = groupsWith(q)
    const found = groups.reduce((sum, { questions }) => sum + questions.length, 0)
    const searched = q.trim() !== ''
    return (
      <div className="wrap">
        <PageHead
          title={tr('faqs.title')}
          lead={tr('faqs.lead')}
          crumbs={[{ name: tr('faqs.title'), to: paths.faqs() }]}
        >
          <SearchForm
            label={tr('faqs.search')}
            placeholder={tr('faqs.placeholder')}
            button={tr('faqs.find')}
            value={q}
            onChange={setQ}
          />
        </PageHead>
        <p role="status" className={searched && found > 0 ? 'mb-4 text-soft' : 'sr-only'}>
          {searched && tr('faqs.found', { count: found })}
        </p>
        {found === 0 ? (
          <EmptyState ornament="lamp" title={tr('faqs.none')} text={tr('faqs.noneText')}>
            <Link to={paths.help()} className={buttonClass({ kind: 'main' })}>
              {tr('faqs.ask')}
            </Link>
          </EmptyState>
        ) : (
          <div className="grid gap-10">
            {groups.map(({ name, questions }) => (
              <section
                key={name}
                className="grid gap-x-12 gap-y-3 wide:grid-cols-[18rem_minmax(0,1fr)]"
              >
                <h2 className="text-head wide:pt-3">{name}</h2>
                <div className="border-t border-line">
                  {questions.map((question) => (
                    <Answer
                      key={question.ask}
                      question={question}
                      values={values}
                      open={searched && found <= 3}
                    />
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

const Answer = ({
  question,
  values,
  open,
}: {
  question: Question
  values: ShopValues
  open: boolean
}) => (
  <details className="question" open={open}>
    <summary>
      {question.ask}
      <Plus aria-hidden className="size-5 shrink-0 text-link" />
    </summary>
    <Markdown text={filled(question.answer, values)} className="pb-5 !text-base" />
  </details>
)

const faqFacts = (values: ShopValues) => ({
  '@type': 'FAQPage',
  mainEntity: questionGroups.flatMap(({ questions }) =>
    questions.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: plainText(filled(answer, values)) },
    })),
  ),
})
