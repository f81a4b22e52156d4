import type { FastifyInstance } from 'fastify'
import { signIn } from '#shop/accounts/signing-in/sign-in.ts'
import { refusalKinds } from '#shop/refusal-kinds.ts'
import { Refusal } from '#shop/refusals.ts'
import type { OpenShop } from '../open-shop.ts'
import { paths } from '#web/app/paths.ts'
import { officePaths } from '#web/back-office/addresses.ts'
import { deliverCookie } from '#web/storefront/layout-data/deliver-to-cookie.ts'
import { returnPath } from '#web/storefront/auth/return-path.ts'
import { readForm } from '../api/form.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { clientAddress } from '../http/client-address.ts'

/** The login page's form as a browser without scripts sends it: the answer is the next page. */
export function addLoginForm(app: FastifyInstance, shop: OpenShop, cookies: Cookies) {
  app.post('/login', async (request, reply) => {
    if (!request.isMultipart()) throw new Refusal('multipart_only')
    const { fields } = await readForm(request)
    const next = returnPath(fields['next'] ?? null) ?? paths.home()
    const input = {
      email: fields['email'] ?? '',
      password: fields['password'] ?? '',
      remember: fields['remember'] !== undefined,
    }
    try {
      const visit = await visitFor(shop, cookies, request)
      const { token, account } = await signIn(visit, {
        ...input,
        address: clientAddress(request.ip),
        userAgent: request.headers['user-agent'] ?? null,
      })
      cookies.setSessionCookie(reply, token, input.remember)
      if (visit.account && visit.account.id !== account.id)
        reply.clearCookie(deliverCookie, { path: '/' })
      return await reply.redirect(next, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'second_factor_needed')
        return reply.redirect(officePaths.login({ next }), 303)
      cookies.setTyped(reply, paths.loginPage(), { email: input.email })
      return reply.redirect(paths.loginPage({ next, problem: problemOf(error) }), 303)
    }
  })
}

function problemOf({ code }: Refusal) {
  if (code === 'account_blocked' || code === 'account_closed') return 'closed'
  return refusalKinds[code] === 'too-many' ? 'too-many' : 'failed'
}
