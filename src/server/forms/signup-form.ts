import type { FastifyInstance } from 'fastify'
import { signUp } from '#shop/accounts/signing-in/sign-up.ts'
import type { OpenShop } from '../open-shop.ts'
import { signupFields } from '#wire/v1/account/signup-fields.ts'
import { decodeSignUp } from '#wire/v1/account/user-forms.ts'
import { paths } from '#web/app/paths.ts'
import type { PictureStore } from '../media/pictures.ts'
import { addPlainForm } from './plain-form.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { clientAddress } from '../http/client-address.ts'

type Parts = { shop: OpenShop; cookies: Cookies; pictures: PictureStore }

/** Signing up without scripts. */
export const addSignupForm = (app: FastifyInstance, { shop, cookies, pictures }: Parts) =>
  addPlainForm(app, {
    page: paths.signup(),
    async take(request, { fields, picture }) {
      const visit = await visitFor(shop, cookies, request)
      const content = picture ?? Buffer.of()
      const avatar = { keep: () => pictures.saveAvatar(content), remove: pictures.remove }
      await signUp(visit, decodeSignUp(fields, picture !== null), avatar, clientAddress(request.ip))
      return paths.loginPage({ registered: 'yes' })
    },
    refused: (problem, fields) => paths.signup({ type: fields[signupFields.kind], problem }),
  })
