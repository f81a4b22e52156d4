import { Search, X } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { ScopeMenu } from './scope-menu.tsx'
import { useSearchBox } from './use-search-box.ts'

const SuggestionList = lazyPart(async () => (await loadSuggestions()).SuggestionList)

export function SearchBox() {
  const t = useMessages(siteMessages)
  const { id, text, scope, active, isOpen, isListed, box, input, list, ...on } = useSearchBox()

  return (
    <div ref={box} className="header-search relative">
      <form action={paths.search()} role="search" className="search-form" onSubmit={on.submit}>
        <ScopeMenu scope={scope} onOpen={on.close} onPick={on.pick} />
        <input type="hidden" name="category" value={scope} disabled={scope === ''} />
        <input
          ref={input}
          id="search"
          className="search-input"
          type="search"
          name="q"
          value={text}
          placeholder={t('search.placeholder')}
          aria-label={t('search.placeholder')}
          role="combobox"
          aria-haspopup="grid"
          aria-expanded={isListed}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={({ target }) => on.type(target.value)}
          onFocus={on.open}
          onClick={on.open}
          onKeyDown={on.keyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button my-auto shrink-0 text-soft"
            aria-label={t('search.clear')}
            // The phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={on.clear}
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
        <button type="submit" className="search-button thumb" aria-label={t('search.button')}>
          <Search aria-hidden className="size-5" />
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList ref={list} id={id} text={text} scope={scope} {...on.listed} />
        </Suspense>
      )}
    </div>
  )
}
