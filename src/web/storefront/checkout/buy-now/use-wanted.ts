import { useState } from 'react'
import { oneByOne, roundedUp } from '#shop/pricing/wholesale-terms.ts'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import type { Wanted } from './load-item.ts'

/** The item in the chosen colour; a wholesale customer's quantity is raised to the minimum and step. */
export function useWanted({ product, quantity, colour }: Wanted) {
  const rule = useWholesale(product) ?? oneByOne
  const [chosen, setChosen] = useState<{ productId: string; colour: string }>()

  function chooseColour(name: string) {
    setChosen({ productId: product.id, colour: name })
    // Keep the colour in the address for reloads and Back, without a navigation.
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
