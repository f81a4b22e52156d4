import { useState } from 'react'
import { oneByOne, roundedUp } from '#shop/pricing/wholesale-terms.ts'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import type { Wanted } from './load-item.ts'

/**
 * The item in the colour that is chosen here, and in a quantity in which this buyer can have it: a wholesale
 * customer's goes up to the minimum and the step.
 */
export function useWanted({ product, quantity, colour }: Wanted) {
  const rule = useWholesale(product) ?? oneByOne
  const [chosen, setChosen] = useState<{ productId: string; colour: string }>()

  function chooseColour(name: string) {
    setChosen({ productId: product.id, colour: name })
    // In the address it stays when the page is reloaded or returned to; nothing has to be fetched for it.
    const url = new URL(window.location.href)
    url.searchParams.set('color', name)
    window.history.replaceState(window.history.state, '', url)
  }

  const wanted: Wanted = {
    product,
    quantity: roundedUp(quantity, rule),
    colour: chosen?.productId === product.id ? chosen.colour : colour,
  }
  return { wanted, chooseColour }
}
