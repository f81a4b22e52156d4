import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { counts: readonly (readonly [label: string, count: number])[] }

export function Counts({ counts }: Props) {
  const t = useMessages(backOfficeImportsMessages)
  return (
    <dl className="divide-y divide-line">
      {counts.map(([label, count]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="money font-bold">{t.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
