const name = 'goods'

/**
 * Renders the next page in a view transition where the browser supports it: a product's picture then
 * grows out of its card, and shrinks back into it.
 */
export function drawWithTransition(from: string, to: string, draw: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (from === to || isStill || !('startViewTransition' in document)) return draw()
  const named = [nameCard(to)]
  const change = document.startViewTransition(() => {
    for (const picture of named) picture?.style.removeProperty('view-transition-name')
    draw()
    named.push(nameCard(from))
  })
  const tidy = () => {
    for (const picture of named) picture?.style.removeProperty('view-transition-name')
  }
  change.finished.then(tidy, tidy)
}

/** One picture alone may carry the name: that of the card, or else the large one of the page. */
function nameCard(address: string) {
  const card = document.querySelector(`.card-link[href="${CSS.escape(address)}"]`)?.closest('.card')
  const picture = card?.querySelector('img')
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {}
  const isSeen = bottom > 0 && top < window.innerHeight
  const large = document.querySelector<HTMLElement>('.gallery-picture')
  if (!picture || !isSeen) return large && named(large)
  return named(picture)
}

function named(picture: HTMLElement) {
  picture.style.setProperty('view-transition-name', name)
  return picture
}
