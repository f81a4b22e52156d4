import { useState } from 'react'
import { colourNamed, pictureIn } from '#shop/catalogue/colours/colour.ts'
import type { Product } from '#shop/catalogue/product.ts'

/** Chosen colour and displayed picture; each follows the other where they belong together. `wanted`: the colour in the address. */
export function useChoice(product: Product, wanted: string | null) {
  const named = wanted === null ? undefined : colourNamed(product, wanted)
  const [colour, setColour] = useState((named ?? product.colours[0])?.name)
  const [view, setView] = useState(named?.picture ?? product.picture)
  return {
    colour,
    view,
    choose(name: string) {
      setColour(name)
      setView(pictureIn(product, name))
    },
    show(picture: string | null) {
      setView(picture)
      const pictured = product.colours.find((one) => picture !== null && one.picture === picture)
      if (pictured) setColour(pictured.name)
    },
  }
}
