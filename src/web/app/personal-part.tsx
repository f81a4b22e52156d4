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

/** A personal part that a render came across, with its props. */
export type MetPart = { name: PartName; Part: ComponentType<object>; props: object }

/** Collects the personal parts while a shared page is rendered (shared-page.tsx); null in the browser. */
export const MetParts = import.meta.env.SSR ? createContext<MetPart[] | null>(null) : null

export const partTag = 'x-part'

/** A component that may show personal data. A shared page records its position, so that it can be rendered again for each person. In the
 * browser it is the plain component. */
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
    // One element with one child keeps the ids that React derives from the tree position.
    return createElement(partTag, { n }, createElement(Met, { value: null }, part))
  }
}
