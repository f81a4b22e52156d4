const soon = 240

/** Animates the picture into the visible cart. */
export function flyToCart(from: Element) {
  const picture = from.closest('.card, .product')?.querySelector<HTMLElement>('img')
  const target = [...document.querySelectorAll('[data-fly-target]')].find((one) =>
    one.checkVisibility(),
  )
  if (!picture || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = picture.getBoundingClientRect()
  const end = target.getBoundingClientRect()
  const ghost = picture.cloneNode()
  if (!(ghost instanceof HTMLElement)) return
  ghost.className = 'flying'
  ghost.style.cssText = `inset: ${start.top}px auto auto ${start.left}px; width: ${start.width}px; height: ${start.height}px`
  document.body.append(ghost)
  const across = end.left + end.width / 2 - (start.left + start.width / 2)
  const down = end.top + end.height / 2 - (start.top + start.height / 2)
  const flight = ghost.animate(
    [{}, { opacity: 0.4, transform: `translate(${across}px, ${down}px) scale(0.08)` }],
    { duration: soon, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
  )
  flight.onfinish = () => ghost.remove()
  flight.oncancel = () => ghost.remove()
}
