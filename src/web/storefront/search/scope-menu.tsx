import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDisclosure } from '../parts/use-disclosure.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import type { Department } from './scope-list.tsx'

type Props = {
  scope: string
  onOpen: () => void
  onPick: (department: Department) => void
}

const loadList = () => import('./scope-list.tsx')
const ScopeList = lazyPart(async () => (await loadList()).ScopeList)

export function ScopeMenu({ scope, onOpen, onPick }: Props) {
  const t = useMessages(siteMessages)
  const { departments } = useLayoutData()
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  const name = departments.find(({ path }) => path === scope)?.name ?? t('search.everywhere')

  return (
    <div
      ref={box}
      className="relative shrink-0 max-md:hidden"
      onPointerEnter={() => ahead(loadList)}
    >
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
        <Suspense fallback={null}>
          <ScopeList
            scope={scope}
            onPick={(department) => {
              setOpen(false)
              onPick(department)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
