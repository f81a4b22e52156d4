import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import { Refusal } from '#shop/refusals.ts'
import { type Form, readForm } from '../api/form.ts'

type PlainForm = {
  /** the page that has the form, which takes it too */
  page: string
  /** the most letters of a field */
  longest?: number
  /** Runs the form and returns the next page's path. */
  take: (request: FastifyRequest, form: Form) => Promise<string>
  /** the page that shows the error */
  refused: (code: RefusalCode, fields: Form['fields'], reply: FastifyReply) => string
}

/** A form as a browser without scripts sends it: the answer is the next page. */
export function addPlainForm(app: FastifyInstance, { page, longest, take, refused }: PlainForm) {
  app.post(page, async (request, reply) => {
    if (!request.isMultipart()) throw new Refusal('multipart_only')
    const form = await readForm(request, longest)
    try {
      return await reply.redirect(await take(request, form), 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.redirect(refused(error.code, form.fields, reply), 303)
    }
  })
}
