import { type TextKind, textKinds } from '#shop/translating/text-kinds.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

type Count = Answer<'adminTranslationCounts'>['data'][number]
type Values = { kind: TextKind | ''; state: string; q: string }

/** How far each kind of text is translated, as links that show it. */
export function KindLinks({ counts, values }: { counts: readonly Count[]; values: Values }) {
  const t = useMessages(backOfficeTranslationMessages)
  const state = values.state === 'all' ? undefined : values.state
  const to = (kind: TextKind | '') =>
    officePaths.translations({ kind: kind || undefined, state, q: values.q || undefined })
  const all = sumOf(counts)
  return (
    <nav
      aria-label={t('translations.kinds')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:min-w-40 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:px-0"
    >
      <KindLink
        to={to('')}
        isHere={values.kind === ''}
        name={t('translations.everything')}
        count={all}
      />
      {textKinds.map((kind) => {
        const count = counts.find((one) => one.kind === kind)
        return (
          count && (
            <KindLink
              key={kind}
              to={to(kind)}
              isHere={values.kind === kind}
              name={t(`kind.${kind}`)}
              count={count}
            />
          )
        )
      })}
    </nav>
  )
}

type Sum = Pick<Count, 'texts' | 'translated'>

const sumOf = (counts: readonly Count[]): Sum =>
  counts.reduce<Sum>(
    (sum, { texts, translated }) => ({
      texts: sum.texts + texts,
      translated: sum.translated + translated,
    }),
    { texts: 0, translated: 0 },
  )

type Props = { to: string; isHere: boolean; name: string; count: Sum }

function KindLink({ to, isHere, name, count: { texts, translated } }: Props) {
  const t = useMessages(backOfficeTranslationMessages)
  const done = texts === 0 ? 0 : Math.floor((100 * translated) / texts)
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className="translation-kind">
      <span className="font-semibold">{name}</span>
      <span className="text-small">
        {t('translations.counts', { translated: t.number(translated), texts: t.number(texts) })}
      </span>
      <span aria-hidden className="translation-bar">
        <span style={{ inlineSize: `${done}%` }} />
      </span>
    </Link>
  )
}
