import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Product } from '#shop/catalogue/product.ts'
import type { ProductReviews } from '#shop/reviews/review.ts'
import type { WireUsual } from '#wire/v1/buying/usual.ts'
import type { Api, Person } from './app/api/api.ts'
import { reviewCalls } from './app/api/review-calls.ts'
import { ApiProvider } from './app/api/use-api.ts'
import { escapeJson } from './app/document/page-data.ts'
import { type MetPart, type PartName, partTag } from './app/personal-part.tsx'
import type { Loaded } from './app/router/load-page.ts'
import type { RouterState } from './app/router/router.ts'
import { RouterProvider } from './app/router/use-router.tsx'
import type { Language } from './messages/language.ts'
import { LanguageProvider } from './messages/use-messages.ts'
import type { PersonalData } from './storefront/layout-data/load-layout.ts'
import { Providers } from './storefront/layout/layout.tsx'
import { pageIn } from './storefront/parts/pages-around.ts'

/** Personal data that a page displays: its layout's and its own. */
export type Personal = {
  layout: PersonalData & { person: Person }
  page: { usual?: WireUsual | null; said?: ProductReviews | null }
}

/** Users of one audience share a page, except for its personal parts. */
export type Audience = Pick<Person, 'kind' | 'wholesale' | 'role'>

/** A page for many people: texts, with slots between them. */
export type SharedPage = {
  /** One more than there are slots. */
  texts: readonly string[]
  /** Slots of an anonymous member of the audience. */
  slots: readonly string[]
  /** Slots of this person; equal to the anonymous text where nothing differs. */
  slotsFor: (personal: Personal) => readonly string[]
}

const sharedPages = new Set(
  (
    'home products offers search categories category category-2 category-3 product item product-short ' +
    'news news-item about achievement event faqs reviews helpinfo terms terms-short privacy privacy-short ' +
    'policy payment-info cash-on-delivery'
  ).split(' '),
)
export const isSharedPage = (id: string) => sharedPages.has(id)

/** The personal part of the page's own data. */
export async function loadPagePersonal(
  id: string,
  { url, params }: { url: URL; params: Record<string, string | undefined> },
  api: Api,
): Promise<Personal['page']> {
  if (id === 'home') return { usual: await api.send('usual').catch(() => null) }
  if (params['number'] === undefined) return {}
  const said = reviewCalls(api).productReviews(params['number'], pageIn(url.searchParams))
  return { said: await said.catch(() => null) }
}

/** An anonymous member of an audience. */
const somebody = (audience: Audience): PersonalData => ({
  person: {
    id: '',
    fullName: '',
    email: '',
    pendingEmail: null,
    phone: '',
    businessName: null,
    businessAddress: null,
    picture: null,
    points: 0,
    pendingPoints: 0,
    loyaltyCard: '',
    wishlist: [],
    stockAlerts: [],
    ...audience,
  },
  cart: null,
  chosen: null,
  book: [],
  delivery: null,
})

export const forSomebody = (loaded: Loaded, audience: Audience): Loaded => ({
  ...loaded,
  layoutData: { ...(loaded.layoutData as object), ...somebody(audience) },
})

const layoutFields = ['person', 'cart', 'chosen', 'book', 'delivery'] as const
const pageFields = ['usual', 'said'] as const
type Field = { of: 'layout'; name: (typeof layoutFields)[number] } | { of: 'page'; name: (typeof pageFields)[number] } // prettier-ignore

const secret = randomUUID()
const markOf = ({ of, name }: Field) => `${secret} ${of} ${name}`

/** The page's data with marks in place of personal values. */
export function withMarks(loaded: Loaded): Loaded {
  const data = loaded.data as Record<string, unknown> | undefined
  const own = pageFields.filter((name) => data !== undefined && name in data)
  const marks = (of: Field['of'], names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, markOf({ of, name } as Field)]))
  return {
    ...loaded,
    layoutData: { ...(loaded.layoutData as object), ...marks('layout', layoutFields) },
    data: own.length === 0 ? data : { ...data, ...marks('page', own) },
  }
}

type Slot = { text: string } & ({ part: MetPart } | { field: Field })
type Drawn = {
  html: string
  met: readonly MetPart[]
  state: RouterState
  language: Language
  change: (html: string) => string
}

const slotPattern = new RegExp(
  `"${secret} (layout|page) (\\w+)"|<${partTag} n="(\\d+)">([\\s\\S]*?)</${partTag}>`,
  'g',
)

/** Splits a rendered page into texts and slots. */
export function sharedPageOf({ html, met, state, language, change }: Drawn, api: Api): SharedPage {
  const texts: string[] = []
  const slots: Slot[] = []
  let from = 0
  for (const match of html.matchAll(slotPattern)) {
    const [whole, of, name, n, text = ''] = match
    texts.push(html.slice(from, match.index))
    from = match.index + whole.length
    const part = n === undefined ? undefined : met[Number(n)]
    if (part !== undefined) slots.push({ part, text })
    else {
      const field = { of, name } as Field
      const all = { layout: state.layoutData, page: state.data }[field.of] as Record<
        string,
        unknown
      >
      slots.push({ field, text: json(all[field.name]) })
    }
  }
  texts.push(html.slice(from))
  const draw = (parts: readonly MetPart[], personal: Personal) =>
    drawParts(parts, { state: stateFor(state, personal), language, api }).map(change)
  return {
    texts,
    slots: slots.map(({ text }) => text),
    slotsFor: (personal) => slotTexts(slots, personal, draw),
  }
}

function slotTexts(
  slots: readonly Slot[],
  personal: Personal,
  draw: (parts: readonly MetPart[], personal: Personal) => readonly string[],
): string[] {
  const changed = slots.flatMap((slot) =>
    'part' in slot && differs[slot.part.name](personal, slot.part.props) ? [slot] : [],
  )
  const drawn = draw(
    changed.map(({ part }) => ({ ...part, props: propsFor(part, personal) })),
    personal,
  )
  const fresh = new Map<Slot, string>(
    changed.map((slot, index) => [slot, drawn[index] ?? slot.text]),
  )
  return slots.map((slot) =>
    'field' in slot ? fieldText(slot.field, personal) : (fresh.get(slot) ?? slot.text),
  )
}

const fieldText = (field: Field, personal: Personal) =>
  json(field.of === 'layout' ? personal.layout[field.name] : personal.page[field.name])

const json = (value: unknown) => escapeJson(JSON.stringify(value ?? null))

const stateFor = (state: RouterState, personal: Personal): RouterState => ({
  ...state,
  layoutData: { ...(state.layoutData as object), ...personal.layout },
})

type About = { product?: Product }

const inCart = ({ layout: { cart } }: Personal) => (cart?.lines.length ?? 0) > 0
const hasPlace = ({ layout: { chosen, book } }: Personal) => chosen !== null || book.length > 0
const holds = ({ layout: { cart, person } }: Personal, { product }: About) =>
  product !== undefined &&
  (cart?.lines.some(({ productId }) => productId === product.id) ||
    person.stockAlerts.includes(product.id))

/** Whether a part differs from its anonymous version for this person. */
const differs: Record<PartName, (personal: Personal, props: About) => boolean | undefined> = {
  account: () => true,
  deliver: hasPlace,
  shipping: hasPlace,
  cart: inCart,
  wishlist: ({ layout: { person } }) => person.wishlist.length > 0,
  heart: ({ layout: { person } }, { product }) =>
    product !== undefined && person.wishlist.includes(product.id),
  add: holds,
  buy: (personal, about) => hasPlace(personal) || holds(personal, about),
  again: ({ page: { usual = null } }) => usual !== null,
  buyers: ({ page: { said = null } }) => said !== null && (said.mayWrite || said.own !== null),
}

/** The personal props of a part. */
const propsFor = ({ name, props }: MetPart, { page: { usual = null, said = null } }: Personal) =>
  name === 'again' ? { ...props, usual } : name === 'buyers' ? { ...props, said } : props

const partPattern = new RegExp(`<${partTag}>([\\s\\S]*?)</${partTag}>`, 'g')

function drawParts(
  parts: readonly MetPart[],
  { state, language, api }: { state: RouterState; language: Language; api: Api },
): string[] {
  const html = renderToString(
    <LanguageProvider value={language}>
      <ApiProvider value={api}>
        <RouterProvider state={state}>
          <Providers>
            {parts.map(({ Part, props }, index) =>
              createElement(partTag, { key: index }, <Part {...props} />),
            )}
          </Providers>
        </RouterProvider>
      </ApiProvider>
    </LanguageProvider>,
  )
  return Array.from(html.matchAll(partPattern), ([, text = '']) => text)
}
