import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

export type Department = { name: string; path: string }

type Props = { scope: string; onPick: (department: Department) => void }

const everywhere = { name: '', path: '' }

export function ScopeList({ scope, onPick }: Props) {
  const t = useMessages(siteMessages)
  const { departments } = useLayoutData()
  return (
    <ul className="menu-card start-0 max-h-[70dvh] w-72 overflow-auto p-2">
      {[everywhere, ...departments].map((department) => (
        <li key={department.path}>
          <button
            type="button"
            className="menu-link w-full text-start"
            aria-current={department.path === scope || undefined}
            onClick={() => onPick(department)}
          >
            {department.name || t('search.everywhere')}
          </button>
        </li>
      ))}
    </ul>
  )
}
