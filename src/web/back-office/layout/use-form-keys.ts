import { useEffect } from 'react'

/** Ctrl or ⌘ with S saves the page's form; with Enter it sends the focused long text. */
export function useFormKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const isSave = event.key.toLowerCase() === 's'
      const form = isSave ? edited() : event.key === 'Enter' ? written(event.target) : null
      // Instead of the browser's “save page”.
      if (isSave || form) event.preventDefault()
      if (!event.repeat) form?.requestSubmit()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** The form in which one types if it has one submit button, else the form with the save bar; an open dialog comes first. */
function edited(): HTMLFormElement | null {
  if (document.querySelector('dialog[open]') !== null) return null
  const own = document.activeElement?.closest<HTMLFormElement>('main form')
  if (own?.querySelectorAll('[type=submit]').length === 1) return own
  return document.querySelector<HTMLFormElement>('main form:has(.office-bar [type=submit])')
}

/** The form of the focused long text; not if it has several submit buttons, which differ. */
function written(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof HTMLTextAreaElement ? target.form : null
  return form?.querySelectorAll('[type=submit]').length === 1 ? form : null
}
