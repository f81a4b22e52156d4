import { createElement, type SVGProps } from 'react'
import sheet from 'virtual:icon-sheet'

/** Replaces the icon library's createIcon (scripts/vite/icon-sheet.ts): a `<use>` reference is cheaper for the hundreds of icons on a page. */
const makeIcon = (name: string) => (props: SVGProps<SVGSVGElement>) =>
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
    createElement('use', { href: `${sheet}#${name}` }),
  )

export { makeIcon as default }
