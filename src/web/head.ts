import { t } from './words/t.ts'

export type JsonLd = { '@type': string; [key: string]: unknown }

/** What a page says about itself to browsers, search engines and whoever shares its link. */
export type Head = {
  title: string
  description?: string
  /** a path; absent when the page should not be found by search engines */
  canonical?: string
  image?: string
  kind?: 'website' | 'product' | 'article'
  facts?: readonly JsonLd[]
  /** a large picture to ask for before the page is read */
  preload?: { href: string; srcSet?: string; sizes?: string }
  /** where the page's news can be followed with a feed reader */
  feed?: string
}

export const fullTitle = (title: string) =>
  title === t('shop.name') ? `${title} · ${t('shop.line')}` : `${title} · ${t('shop.name')}`

/** After a visit to another page without a reload: what the tab, screen readers and sharing use. */
export function applyHead({ title, description, canonical }: Head) {
  document.title = fullTitle(title)
  setAttribute('meta[name="description"]', 'content', description ?? t('shop.description'))
  setAttribute('link[rel="canonical"]', 'href', canonical && window.location.origin + canonical)
}

function setAttribute(selector: string, name: string, value: string | undefined) {
  const element = document.head.querySelector(selector)
  if (value === undefined) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
