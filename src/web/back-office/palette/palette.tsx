import './palette.css'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { activeIn, type Entry, stepIn } from './entries.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useFound } from './use-found.ts'
import { usePages } from './use-pages.ts'

export type PaletteView = 'find' | 'keys'

type Props = {
  open: boolean
  view: PaletteView
  /** What was typed before this was here. */
  takeTyped: () => string
  onClose: () => void
  onKeys: () => void
}

/** Finds pages, orders, products, customers and tasks; or lists the keyboard shortcuts. */
export function Palette({ view, ...props }: Props) {
  const t = useMessages(backOfficePaletteMessages)
  if (view === 'find') return <Finder {...props} />
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('keys.title')}>
      <Shortcuts />
    </Dialog>
  )
}

function Finder({ open, takeTyped, onClose, onKeys }: Omit<Props, 'view'>) {
  const t = useMessages(backOfficePaletteMessages, backOfficeOrdersMessages)
  const go = useNavigate()
  const list = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const pages = usePages(text)
  const { groups: found, isSearching, failed } = useFound(text, t)
  const groups = [...pages, ...found]
  const active = activeIn(groups, chosen)
  const entries = groups.flatMap((group) => group.entries)

  // After the dialog's own effect, which gives the field the focus.
  const begin = useEffectEvent(() => setText(takeTyped()))
  useEffect(() => begin(), [])

  function choose(entry: Entry) {
    onClose()
    if (entry.act) entry.act()
    else void go(entry.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries.find(({ key }) => key === active)
    if (steps !== undefined) setChosen(stepIn(groups, active, steps))
    else if (event.key === '?' && text === '') onKeys()
    // Enter during IME composition confirms the word.
    else if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) choose(entry)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('palette.title')}
      header={
        <input
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(list, active)}
          placeholder={t('palette.hint')}
          value={text}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="input"
          onChange={({ target }) => {
            setText(target.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
        />
      }
    >
      <div className="palette">
        <p role="status" className={entries.length > 0 && !failed ? 'sr-only' : 'palette-note'}>
          {isSearching
            ? t('palette.searching')
            : failed
              ? t('palette.failed')
              : entries.length > 0
                ? t('palette.count', { count: entries.length })
                : t('palette.none', { text: text.trim() })}
        </p>
        {entries.length === 0 && !isSearching && !failed && (
          <p className="text-center text-small text-soft">{t('palette.noneText')}</p>
        )}
        <PaletteList id={list} groups={groups} active={active} onChoose={choose} />
      </div>
    </Dialog>
  )
}
