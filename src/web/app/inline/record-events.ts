import { type EarlyEvents, type FieldState, recorded } from '../hydration/early-events.ts'

/** A plain link, and a form that can be posted as it is, do without scripts: they are not recorded. */
export function recordEvents() {
  const early: EarlyEvents = {
    touched: new Map(),
    record(event) {
      const { target, type } = event
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
      const element = wanted(target, type)
      if (!element) return
      // React would hear it while the text typed before is not known to it yet.
      if (!early.isHydrated) event.stopPropagation()
      else if (!early.touched.has(element) && !element.closest('[data-late]')) return
      if (type === 'submit') event.preventDefault()
      const { value, checked } = element as HTMLElement & FieldState
      // The radio button that was chosen last is replayed last.
      if (checked) early.touched.delete(element)
      early.touched.set(element, { value, checked })
      if (type !== 'input') element.dataset.early = ''
    },
  }
  globalThis.early = early
  for (const type of recorded) addEventListener(type, early.record, true)
}

function wanted(target: HTMLElement | SVGElement, type: string): HTMLElement | null {
  if (type === 'click') return target.closest<HTMLElement>('button[type=button]')
  if (target instanceof SVGElement) return null
  if (type === 'input') return target
  return target instanceof HTMLFormElement && target.noValidate ? target : null
}
