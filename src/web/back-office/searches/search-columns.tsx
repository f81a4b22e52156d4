import { useContext } from 'react'
import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusHandedOn } from '../../ui/dialog/use-focus-handed-on.ts'
import type { OfficeColumn } from '../list/office-table.tsx'
import { AddContext } from './add-synonym.tsx'
import type { Synonym } from './synonyms.tsx'

type Search = Answer<'adminSearches'>['data'][number]

export const searchColumns = (
  t: Translate<typeof backOfficeSearchesMessages>,
  synonyms: readonly Synonym[],
): OfficeColumn<Search>[] => [
  {
    key: 'query',
    heading: t('searches.query'),
    isRowHeader: true,
    wide: true,
    cell: ({ query }) => (
      <a
        href={paths.search({ q: query })}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        <bdi className="min-w-0">{query}</bdi>
        <span className="sr-only"> {t('searches.inShop')}</span>
      </a>
    ),
  },
  {
    key: 'people',
    heading: t('searches.people'),
    figure: true,
    labelled: true,
    cell: ({ people }) => t.number(people),
  },
  {
    key: 'found',
    heading: t('searches.found'),
    figure: true,
    labelled: true,
    cell: ({ found }) =>
      found === 0 ? <Badge tone="bad">{t('searches.foundNothing')}</Badge> : t.number(found),
  },
  {
    key: 'bought',
    heading: t('searches.bought'),
    wide: true,
    labelled: true,
    cellClass: 'text-small',
    cell: ({ bought }) =>
      bought.length > 0 &&
      bought.map(({ product, name, orders }) => (
        <span key={product} className="block">
          {t('searches.boughtOne', { name, count: orders })}
        </span>
      )),
  },
  {
    key: 'meaning',
    heading: t('searches.meaning'),
    wide: true,
    cellClass: 'md:w-64',
    cell: (search) => <Meaning search={search} synonyms={synonyms} />,
  },
]

type MeaningProps = { search: Search; synonyms: readonly Synonym[] }

/** The synonyms of a search that found nothing, or the button that adds one. */
function Meaning({ search: { query, found }, synonyms }: MeaningProps) {
  const t = useMessages(backOfficeSearchesMessages)
  const add = useContext(AddContext)
  const handOn = useFocusHandedOn()
  if (found > 0) return null
  const others = synonyms
    .filter(({ words }) => words.includes(query))
    .flatMap(({ words }) => words.filter((word) => word !== query))
  if (others.length > 0)
    return (
      <span key="means" ref={handOn} tabIndex={-1} className="block text-small text-soft">
        {t('searches.means', { words: t.joined(others) })}
      </span>
    )
  return (
    add && (
      <span key="ask" ref={handOn}>
        <Button
          small
          className="min-h-11 max-md:mt-1"
          aria-label={t('searches.makeMeanOf', { query })}
          onClick={() => add(query)}
        >
          {t('searches.makeMean')}
        </Button>
      </span>
    )
  )
}
