import type { FastifyInstance } from 'fastify'
import { maskEmail } from '#shop/person.ts'
import { confirmEmail } from '#shop/accounts/contacts/confirm-email.ts'
import { undoContactChange } from '#shop/accounts/contacts/undo-contact-change.ts'
import type { OpenShop, OpenVisit } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { addPlainForm } from './plain-form.ts'
import { type Cookies, visitFor } from '../http/visits.ts'

/** The one button of the pages that mailed links to a change of e-mail or phone open. */
export function addTokenForms(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  type Page = typeof paths.confirmEmail
  const take = (page: Page, apply: (visit: OpenVisit, token: string) => Promise<string>) =>
    addPlainForm(app, {
      page: page(),
      async take(request, { fields }) {
        const visit = await visitFor(shop, cookies, request)
        return page({ done: await apply(visit, fields['token'] ?? '') })
      },
      // Without the token, the page says that the link is no longer valid.
      refused: (problem, { token }) =>
        problem === 'change_link_invalid' ? page() : page({ token, problem }),
    })
  take(paths.confirmEmail, async (visit, token) => {
    await confirmEmail(visit, token)
    return 'yes'
  })
  take(paths.undoChange, async (visit, token) =>
    maskEmail((await undoContactChange(visit, token)).email),
  )
}
