import { Link } from '../../app/router/link.tsx'
import './reading.css'
import { type KeyboardEvent, useRef } from 'react'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type When, whens } from './event-view.ts'

export const panelId = 'events'
export const tabId = (when: When) => `events-${when}`

type Props = {
  tab: When
  count: (when: When) => number
  to: (when: When) => string
  onPick: (when: When) => void
}

/** Links without JavaScript; with it, tabs that arrow keys move between. */
export function EventTabs({ tab, count, to, onPick }: Props) {
  const t = useMessages(readingMessages)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const next = nextTab(event.key, tab)
    if (!next) return
    event.preventDefault()
    onPick(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={t('events.tabs')} className="tabs">
      {whens.map((when) => (
        <Link
          key={when}
          id={tabId(when)}
          role="tab"
          to={to(when)}
          aria-selected={when === tab}
          aria-controls={panelId}
          tabIndex={when === tab ? 0 : -1}
          className="tab"
          onKeyDown={move}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onPick(when)
          }}
        >
          {t(`events.${when}`)}
          <span className="money text-small font-semibold">
            <span className="sr-only">, {t('events.found', { count: count(when) })}</span>
            <span aria-hidden>{t.number(count(when))}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}

function nextTab(key: string, from: When): When | undefined {
  const rtl = typeof document !== 'undefined' && document.dir === 'rtl'
  const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }
  if (key === 'Home') return whens[0]
  if (key === 'End') return whens.at(-1)
  const step = steps[key]
  return step === undefined ? undefined : whens.at((whens.indexOf(from) + step) % whens.length)
}
