import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { stepInside } from './arrow-keys.ts'
import { Opener } from '../parts/opener.tsx'
import { useDisclosure } from '../parts/use-disclosure.ts'

const loadPanel = () => import('./mega-panel.tsx')
const MegaPanel = lazyPart(async () => (await loadPanel()).MegaPanel)

// Milliseconds: ignores a passing pointer, and forgives leaving by a hair.
const beforeOpening = 90
const beforeClosing = 260
const idle = 2000

export function MegaMenu() {
  const t = useMessages(siteMessages)
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // So that it opens at once.
  const api = useApi()
  useEffect(() => {
    if (!matchMedia('(min-width: 71.875rem)').matches) return
    const load = async () => (await loadPanel()).loadTree(api)
    const timer = setTimeout(ahead, idle, load)
    return () => clearTimeout(timer)
  }, [api])

  const soon = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, wait, next)
  }

  return (
    <div
      ref={box}
      role="presentation"
      onPointerEnter={({ pointerType }) => {
        ahead(loadPanel)
        if (pointerType === 'mouse') soon(true, beforeOpening)
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && soon(false, beforeClosing)}
      onKeyDown={stepInside}
    >
      <Opener
        to={paths.categories()}
        className="nav-link nav-all"
        expanded={open}
        onOpen={(event) => {
          clearTimeout(timer.current)
          // Hovering has opened it already: the mouse's click must not close it again.
          setOpen(event.detail === 0 ? !open : true)
        }}
      >
        {t('layout.allCategories')}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </Opener>
      {open && (
        <Suspense fallback={<div className="mega" />}>
          <MegaPanel />
        </Suspense>
      )}
    </div>
  )
}
