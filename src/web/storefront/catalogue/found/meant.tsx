import { Link } from '../../../app/router/link.tsx'
import { foundMessages } from '../../../messages/en/storefront/catalogue/found.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = {
  query: string
  meant: string
  /** the results are those of the corrected text */
  isShown: boolean
  to: (text: string, exact: boolean) => string
}

/** "Showing results for …" or "Did you mean …?" */
export function Meant({ query, meant, isShown, to }: Props) {
  const t = useMessages(foundMessages)
  const link = (text: string, exact: boolean) => (
    <Link
      to={to(text, exact)}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      <bdi>{text}</bdi>
    </Link>
  )
  return isShown ? (
    <p className="mb-3 flex flex-wrap items-center gap-x-2">
      {t('found.corrected')} {link(meant, false)}
      <span className="flex flex-wrap items-center gap-x-2 text-small text-soft">
        {t('found.instead')} {link(query, true)}
      </span>
    </p>
  ) : (
    <p className="mb-3 flex flex-wrap items-center gap-x-2">
      {t('found.meant')} {link(meant, false)}
    </p>
  )
}
