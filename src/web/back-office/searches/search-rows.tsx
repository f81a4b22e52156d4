import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFocusHandedOn } from '../../ui/dialog/use-focus-handed-on.ts'
import type { Synonym } from './synonyms.tsx'

type Search = Answer<'adminSearches'>['data'][number]

type Props = {
  searches: readonly Search[]
  synonyms: readonly Synonym[]
  /** Asks what a search means; not there for who may not say so. */
  onMakeMean: ((query: string) => void) | undefined
}

/** A table on a desktop, cards on a phone. */
export function SearchRows({ searches, synonyms, onMakeMean }: Props) {
  const t = useMessages(backOfficeSearchesMessages)
  const figure = 'money md:text-end'
  const onPhone = (heading: string) => <span className="md:hidden">{heading}: </span>
  return (
    <DataTable
      className="office-table"
      caption={t('searches.caption')}
      rows={searches}
      keyOf={({ query }) => query}
      columns={[
        {
          key: 'query',
          heading: t('searches.query'),
          isRowHeader: true,
          className: 'col-span-full',
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
          className: figure,
          cell: ({ people }) => (
            <>
              {onPhone(t('searches.people'))}
              {t.number(people)}
            </>
          ),
        },
        {
          key: 'found',
          heading: t('searches.found'),
          className: figure,
          cell: ({ found }) => (
            <>
              {onPhone(t('searches.found'))}
              {found === 0 ? (
                <Badge tone="bad">{t('searches.foundNothing')}</Badge>
              ) : (
                t.number(found)
              )}
            </>
          ),
        },
        {
          key: 'bought',
          heading: t('searches.bought'),
          className: 'col-span-full',
          cell: ({ bought }) =>
            bought.length > 0 && (
              <span className="block text-small">
                {onPhone(t('searches.bought'))}
                {bought.map(({ product, name, orders }) => (
                  <span key={product} className="block">
                    {t('searches.boughtOne', { name, count: orders })}
                  </span>
                ))}
              </span>
            ),
        },
        {
          key: 'meaning',
          heading: t('searches.meaning'),
          className: 'col-span-full md:w-64',
          cell: (search) => <Meaning {...{ search, synonyms, onMakeMean }} />,
        },
      ]}
    />
  )
}

type MeaningProps = Omit<Props, 'searches'> & { search: Search }

/** What a search that found nothing means by now, or the way to say so. */
function Meaning({ search: { query, found }, synonyms, onMakeMean }: MeaningProps) {
  const t = useMessages(backOfficeSearchesMessages)
  const handOn = useFocusHandedOn()
  if (found > 0) return null
  const others = synonyms
    .filter(({ words }) => words.includes(query))
    .flatMap(({ words }) => words.filter((word) => word !== query))
  if (others.length > 0)
    return (
      <span key="means" ref={handOn} tabIndex={-1} className="block text-small text-soft">
        {t('searches.means', { words: others.join(', ') })}
      </span>
    )
  return (
    onMakeMean && (
      <span key="ask" ref={handOn}>
        <Button
          small
          className="min-h-11 max-md:mt-1"
          aria-label={t('searches.makeMeanOf', { query })}
          onClick={() => onMakeMean(query)}
        >
          {t('searches.makeMean')}
        </Button>
      </span>
    )
  )
}
