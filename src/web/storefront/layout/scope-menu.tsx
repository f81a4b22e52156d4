import { ChevronDown } from 'lucide-react'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDisclosure } from './use-disclosure.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

type Department = { name: string; path: string }
type Props = {
  scope: string
  onOpen: () => void
  onPick: (department: Department) => void
}

const everywhere = { name: '', path: '' }

/** Where to search: everywhere, or in one main category. */
export function ScopeMenu({ scope, onOpen, onPick }: Props) {
  const t = useMessages(siteMessages)
  const { departments } = useLayoutData()
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  const name = departments.find(({ path }) => path === scope)?.name ?? t('search.everywhere')

  return (
    <div ref={box} className="relative shrink-0 max-md:hidden">
      <button
        type="button"
        className="search-scope"
        aria-expanded={open}
        aria-label={t('search.scope', { name })}
        onClick={() => {
          setOpen(!open)
          onOpen()
        }}
      >
        <span className="max-w-36 truncate">{name}</span>
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {open && (
        <ul className="menu-card start-0 max-h-[70dvh] w-72 overflow-auto p-2">
          {[everywhere, ...departments].map((department) => (
            <li key={department.path}>
              <button
                type="button"
                className="menu-link w-full text-start"
                aria-current={department.path === scope || undefined}
                onClick={() => {
                  setOpen(false)
                  onPick(department)
                }}
              >
                {department.name || t('search.everywhere')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
