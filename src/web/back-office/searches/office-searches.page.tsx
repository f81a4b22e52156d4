import { useState } from 'react'
import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { AddSynonym } from './add-synonym.tsx'
import { SearchRows } from './search-rows.tsx'
import { Synonyms } from './synonyms.tsx'

const periods = [7, 30, 90] as const

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const days = periods.find((one) => String(one) === searchParams.get('days')) ?? 30
    const nothing = searchParams.get('nothing') === '1' ? ('1' as const) : undefined
    const page = pageIn(searchParams)
    const query = { days, nothing, first: 'nothing' as const, page, limit: pageSize }
    const send = staffSend(api)
    const [{ data: searches, total }, { data: synonyms }] = await Promise.all([
      send('adminSearches', { query }),
      send('adminSynonyms', {}),
    ])
    refusePastEnd(url, page, total)
    return { searches, total, synonyms, days, nothing, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeSearchesMessages)('searches.title'),
  }),
  Page: ({ data: { searches, total, synonyms, days, nothing, page } }) => {
    const t = useMessages(backOfficeSearchesMessages)
    const mayWrite = useAllows('search.write')
    // The word stays while the dialog goes out of sight.
    const [adding, setAdding] = useState({ open: false, word: '' })
    const add = (word: string) => setAdding({ open: true, word })
    return (
      <div className="grid max-w-5xl grid-cols-1 gap-4">
        <div className="max-w-2xl">
          <h1 className="text-head">{t('searches.title')}</h1>
          <p className="text-soft">{t('searches.text')}</p>
        </div>
        <Choices days={days} nothing={nothing} />
        {searches.length === 0 ? (
          <None nothing={nothing} />
        ) : (
          <SearchRows {...{ searches, synonyms }} onMakeMean={mayWrite ? add : undefined} />
        )}
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.searches({ days, nothing, page: n })}
        />
        <Synonyms synonyms={synonyms} mayWrite={mayWrite} onAdd={() => add('')} />
        {mayWrite && (
          <AddSynonym
            key={adding.word}
            {...adding}
            onClose={() => setAdding(({ word }) => ({ open: false, word }))}
          />
        )}
      </div>
    )
  },
})

type Choice = { days: number; nothing: '1' | undefined }

function Choices({ days, nothing }: Choice) {
  const t = useMessages(backOfficeSearchesMessages)
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Chips
        label={t('searches.days')}
        chips={periods.map((one) => ({
          to: officePaths.searches({ days: one, nothing }),
          words: t('searches.lastDays', { count: one }),
          isHere: one === days,
        }))}
      />
      <Chips
        label={t('searches.which')}
        chips={([undefined, '1'] as const).map((one) => ({
          to: officePaths.searches({ days, nothing: one }),
          words: t(one === undefined ? 'searches.all' : 'searches.nothing'),
          isHere: one === nothing,
        }))}
      />
    </div>
  )
}

function None({ nothing }: Pick<Choice, 'nothing'>) {
  const t = useMessages(backOfficeSearchesMessages)
  const which = nothing ? 'noneNothing' : 'none'
  return (
    <EmptyState ornament="lamp" title={t(`searches.${which}`)} text={t(`searches.${which}Text`)} />
  )
}
