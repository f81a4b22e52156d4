import type { FastifyInstance } from 'fastify'
import { Refusal } from '#shop/refusals.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import { codeIn } from '#web/messages/code-in.ts'
import { originOf } from '../http/hosts.ts'
import { variesBy } from '../http/languages.ts'
import type { Pages } from '../load-pages.ts'
import type { OpenShop } from '../open-shop.ts'
import type { DisplayedBranding } from './displayed-branding.ts'

export type MailedPageParts = {
  shop: OpenShop
  pages: Pages
  branding: DisplayedBranding
  publicUrl: string | null
}

type Context = Parameters<Pages['renderOpeningSoon']>[1]

type MailedPage<Facts> = {
  path: string
  /** What the page shows for a link's token, with the shop's texts in the reader's language; refuses an unknown one. */
  read: (token: string, texts: Translations) => Promise<Facts>
  /** `facts` null: the link is unknown. `problem`: why the form was refused. */
  render: (
    page: { shop: ShopSettings; facts: Facts | null; problem: string | null },
    context: Context,
  ) => string
}

/**
 * A page of a mailed link (`?token=`), without login and scripts. Opening changes nothing, because mail scanners open
 * links too; its form does.
 */
export function serveMailedPage<Facts>(
  app: FastifyInstance,
  { shop, branding, publicUrl }: MailedPageParts,
  { path, read, render }: MailedPage<Facts>,
) {
  type Query = { token?: unknown; problem?: unknown }
  app.get<{ Querystring: Query }>(path, async (request, reply) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const { language, query } = request
    const texts = await shop.translations(language.locale)
    const facts = await read(text(query.token), texts).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    const problem = codeIn(language, text(query.problem)) ?? null
    const context = { language, origin: originOf(request, publicUrl), branding: await branding() }
    return reply
      .code(facts === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
      .header('Vary', variesBy)
      .send(render({ shop: await readSettings(shop.db), facts, problem }, context))
  })
}
