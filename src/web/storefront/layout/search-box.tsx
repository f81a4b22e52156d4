import { Search } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, Suspense, useId, useState } from 'react'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { useLocation, useNavigate } from '../../app/router/use-router.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { ScopeMenu } from './scope-menu.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { useSearch } from './use-search.ts'

const loadResults = () => import('./search-results.tsx')
const SearchResults = lazyPart(async () => (await loadResults()).SearchResults)

/** A plain form that also answers while one types. */
export function SearchBox() {
  const t = useMessages(siteMessages)
  const list = useId()
  const { text, scope, at, found, listed, results, box, choose, submit, onKeyDown, ...on } =
    useSearchBox()

  return (
    <div ref={box} className="header-search relative">
      <form action={paths.search()} role="search" className="search-form" onSubmit={submit}>
        <ScopeMenu scope={scope} onOpen={on.close} onPick={on.pick} />
        <input type="hidden" name="category" value={scope} disabled={scope === ''} />
        <input
          id="search"
          className="search-input"
          type="search"
          name="q"
          value={text}
          placeholder={t('search.placeholder')}
          aria-label={t('search.placeholder')}
          role="combobox"
          aria-expanded={listed}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={listed && at >= 0 && results[at] ? `${list}-${at}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={({ target }) => on.type(target.value)}
          onFocus={on.focus}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="search-button thumb" aria-label={t('search.button')}>
          <Search aria-hidden className="size-5" />
        </button>
      </form>
      {listed && (
        <Suspense fallback={null}>
          <SearchResults
            id={list}
            text={text}
            scope={scope}
            found={found}
            at={at}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What the page in view was searched for; it goes along with Back. */
function useAsked() {
  const { pathname, search } = useLocation()
  const { departments } = useLayoutData()
  if (pathname !== paths.search()) return { text: '', scope: '' }
  const asked = new URLSearchParams(search)
  const place = departments.find(({ path }) => path === asked.get('category'))
  return { text: asked.get('q') || (place?.name ?? ''), scope: place?.path ?? '' }
}

/** What is typed and found, and which of the results the arrow keys have reached. */
function useSearchBox() {
  const asked = useAsked()
  const [text, setText] = useState(asked.text)
  const [scope, setScope] = useState(asked.scope)
  const [shown, setShown] = useState(asked)
  if (shown.text !== asked.text || shown.scope !== asked.scope) {
    setShown(asked)
    setText(asked.text)
    setScope(asked.scope)
  }
  const [at, setAt] = useState(-1)
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  const found = useSearch(open ? text : '', scope)
  const navigate = useNavigate()
  const listed = open && text.trim() !== ''
  const results = found?.products ?? []

  /** Choosing a result opens it and clears the search. */
  function choose(address: string) {
    setText('')
    setOpen(false)
    void navigate(address)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setOpen(false)
    void navigate(paths.search({ q: text.trim(), category: scope }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if (!listed || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter'))
      return
    const picked = results[at]
    if (event.key === 'Enter') {
      if (!picked) return
      event.preventDefault()
      return choose(paths.item(picked))
    }
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setAt((now) => (now + step + results.length + 1) % (results.length + 1 || 1))
  }

  return {
    text,
    scope,
    at,
    found,
    listed,
    results,
    box,
    choose,
    submit,
    onKeyDown,
    close: () => setOpen(false),
    pick({ name, path }: { name: string; path: string }) {
      setScope(path)
      void navigate(paths.search({ category: path }))
      setText(name)
    },
    type(next: string) {
      setText(next)
      setAt(-1)
      setOpen(true)
    },
    focus() {
      ahead(loadResults)
      setOpen(text.trim() !== '')
    },
  }
}
