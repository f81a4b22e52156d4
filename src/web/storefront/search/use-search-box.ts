import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { ahead } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { useLocation, useNavigate, useRouterState } from '../../app/router/use-router.tsx'
import { useDisclosure } from '../parts/use-disclosure.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { cellId, moved, nowhere, plusCell } from './entries.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { recordSearch } from './report-searches.ts'
import type { Department } from './scope-list.tsx'

/** The typed text, and the entry that the arrow keys have reached. */
export function useSearchBox() {
  const id = useId()
  const navigate = useNavigate()
  const { text, setText, scope, setScope } = useAsked()
  const [cursor, setCursor] = useState(nowhere)
  /** Number of cells of each listed entry. */
  const [cells, setCells] = useState<readonly number[]>([])
  const { open: isOpen, setOpen, box } = useDisclosure<HTMLDivElement>()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isListed = isOpen && cells.length > 0
  const isOnEntry = isListed && cursor.at >= 0 && cursor.at < cells.length

  function type(next: string) {
    setText(next)
    setCursor(nowhere)
    setOpen(true)
  }

  const { go, search } = useLeaving({ text, scope, setText, close: () => setOpen(false) })

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if (!isListed) return
    if (event.key === 'Enter' && isOnEntry) {
      event.preventDefault()
      return pressIn(list.current, cellId(id, cursor))
    }
    const next = moved(cursor, event.key, cells, document.dir === 'rtl')
    if (next === null) return
    event.preventDefault()
    setCursor(next)
  }

  return {
    id,
    text,
    scope,
    isOpen,
    isListed,
    active: isOnEntry ? cellId(id, cursor) : undefined,
    box,
    input,
    list,
    listed: {
      cursor: isOnEntry ? cursor : nowhere,
      onEntries: setCells,
      onGo: go,
      onSearch: search,
      /** Selects the text, so that the next word replaces it. */
      onAdd(at: number) {
        input.current?.select()
        if (cursor.at === at) setCursor({ at, cell: plusCell })
      },
    },
    keyDown,
    submit(event: SubmitEvent) {
      event.preventDefault()
      search(text)
    },
    open() {
      ahead(loadSuggestions)
      setOpen(true)
    },
    close: () => setOpen(false),
    pick({ name, path }: Department) {
      setScope(path)
      void navigate(paths.search({ category: path }))
      setText(name)
    },
    type,
    clear() {
      type('')
      input.current?.focus()
    },
  }
}

type Leaving = { text: string; scope: string; setText: (text: string) => void; close: () => void }

/** Actions that leave the list; each records the search. */
function useLeaving({ text, scope, setText, close }: Leaving) {
  const api = useApi()
  const navigate = useNavigate()

  function leaveTo(address: string, query: string, next: string) {
    recordSearch(api, query)
    setText(next)
    close()
    void navigate(address)
  }
  return {
    /** Opening a found product clears the box. */
    go: (address: string) => leaveTo(address, text, ''),
    search(query: string) {
      const tidy = query.trim()
      leaveTo(paths.search({ q: tidy, category: scope }), tidy, tidy)
    },
  }
}

/** The focus is in the text field, so click the highlighted cell from there. */
const pressIn = (list: HTMLElement | null, cell: string) =>
  list?.querySelector<HTMLElement>(`[id="${cell}"] :is(a, button)`)?.click()

// An order ends the search for its products.
const donePages = ['order-confirmation', 'congratulation']

/** The current page's search text; Back restores it. */
function useAsked() {
  const { pathname, search } = useLocation()
  const { departments } = useLayoutData()
  const query = askedIn(pathname, search, departments)
  const [text, setText] = useState(query.text)
  const [scope, setScope] = useState(query.scope)
  const [displayed, setDisplayed] = useState(query)
  if (displayed.text !== query.text || displayed.scope !== query.scope) {
    setDisplayed(query)
    // Keep what the shopper typed after the search was sent.
    if (text === displayed.text) setText(query.text)
    if (scope === displayed.scope) setScope(query.scope)
  }
  const isOrdered = donePages.includes(useRouterState()?.id ?? '')
  const [wasOrdered, setWasOrdered] = useState(isOrdered)
  if (isOrdered !== wasOrdered) {
    setWasOrdered(isOrdered)
    if (isOrdered) setText('')
  }
  return { text, setText, scope, setScope }
}

function askedIn(pathname: string, search: string, departments: readonly Department[]) {
  if (pathname !== paths.search()) return { text: '', scope: '' }
  const params = new URLSearchParams(search)
  const place = departments.find(({ path }) => path === params.get('category'))
  return { text: params.get('q') || (place?.name ?? ''), scope: place?.path ?? '' }
}
