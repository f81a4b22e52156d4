import { type ComponentType, createContext, createElement, useContext } from 'react'

export type PartName =
  | 'account'
  | 'add'
  | 'again'
  | 'buy'
  | 'buyers'
  | 'cart'
  | 'deliver'
  | 'heart'
  | 'shipping'
  | 'wishlist'

/** A personal part as it was met, with the properties that it was drawn with. */
export type MetPart = { name: PartName; Part: ComponentType<object>; props: object }

/** Collects the personal parts of a page that is drawn once for many (shared-page.tsx); null elsewhere. */
export const MetParts = import.meta.env.SSR ? createContext<MetPart[] | null>(null) : null

/** The element around a personal part while a shared page is drawn. */
export const partTag = 'x-part'

/**
 * A component that shows something of the person who looks: only such may. In a page that is drawn once for
 * many its place is noted, so that it can be drawn anew for each of them. In the browser it is itself.
 */
export const personalPart = <P extends object>(
  name: PartName,
  Part: ComponentType<P>,
): ComponentType<P> => (MetParts ? noting(name, Part, MetParts) : Part)

function noting<P extends object>(
  name: PartName,
  Part: ComponentType<P>,
  Met: NonNullable<typeof MetParts>,
): ComponentType<P> {
  return function PersonalPart(props: P) {
    const met = useContext(Met)
    const part = createElement(Part, props)
    if (met === null) return part
    const n = met.push({ name, Part: Part as ComponentType<object>, props }) - 1
    // One element with one child: ids that React makes of the position in the tree stay the same.
    return createElement(partTag, { n }, createElement(Met, { value: null }, part))
  }
}
