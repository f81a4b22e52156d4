import { siteMessages } from '../../messages/en/site.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'

export type JsonLd = { '@type': string; [key: string]: unknown }

/** The head of a page: for browsers, search engines and link previews. */
export type Head = {
  /** null: the shop as a whole */
  title: string | null
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

/** How the shop names itself; null: its settings could not be had. */
export type ShopName = { shopName: string; tagline: string } | null

export function fullTitle(title: string | null, shop: ShopName, language: Language): string {
  const t = messagesIn(language, siteMessages)
  const parts =
    title === null ? [shop?.shopName, shop?.tagline || t('shop.line')] : [title, shop?.shopName]
  return parts.filter(Boolean).join(' · ')
}

/** After a visit to another page without a reload: what the tab, screen readers and sharing use. */
export function applyHead(
  { title, description, canonical }: Head,
  shop: ShopName,
  language: Language,
) {
  const t = messagesIn(language, siteMessages)
  document.title = fullTitle(title, shop, language)
  setAttribute('meta[name="description"]', 'content', description ?? t('shop.description'))
  setAttribute('link[rel="canonical"]', 'href', canonical && window.location.origin + canonical)
}

function setAttribute(selector: string, name: string, value: string | undefined) {
  const element = document.head.querySelector(selector)
  if (value === undefined) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
