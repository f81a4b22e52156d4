import { createElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/**
 * In place of the icon set's own maker (see vite.config.ts): its icons as they are drawn, without
 * asking a context, sorting class names and mixing attributes for each of hundreds on a page.
 */
function makeIcon({ node }: { node: readonly Shape[] }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      },
      shapes,
    )
}

export { makeIcon as default }
