import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { counts: readonly (readonly [words: string, count: number])[] }

export function Counts({ counts }: Props) {
  const t = useMessages(backOfficeImportsMessages)
  return (
    <dl className="divide-y divide-line">
      {counts.map(([words, count]) => (
        <div key={words} className="flex items-baseline justify-between gap-4 py-2">
          <dt>{words}</dt>
          <dd className="money font-bold">{t.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
