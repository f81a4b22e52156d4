import { useEffect } from 'react'

/** Ctrl or ⌘ with S saves what is edited on a page; with Enter it sends the long text that is being written. */
export function useFormKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const isSave = event.key.toLowerCase() === 's'
      const form = isSave ? edited() : event.key === 'Enter' ? written(event.target) : null
      // The browser's own “save this page” helps nobody here.
      if (isSave || form) event.preventDefault()
      if (!event.repeat) form?.requestSubmit()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** The form with the bar that saves it; what a dialog asks comes first. */
function edited(): HTMLFormElement | null {
  if (document.querySelector('dialog[open]') !== null) return null
  return document.querySelector<HTMLFormElement>('main form:has(.office-bar [type=submit])')
}

/** The form around a long text. One with several buttons is sent by them alone: each of them means something else. */
function written(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof HTMLTextAreaElement ? target.form : null
  return form?.querySelectorAll('[type=submit]').length === 1 ? form : null
}
