import type { Language } from '#web/messages/language.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { DatabaseUnavailable, ReferenceGone } from '#db/database.ts'
import { refusalKinds, type RefusalKind } from '#shop/refusal-kinds.ts'
import type { MessageFault } from '#shop/messages/message.ts'
import { Refusal, type RefusalParams } from '#shop/refusals.ts'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { missingIn, refusalIn } from '#web/messages/refusal-in.ts'
import type { PlainKey } from '#web/messages/screen.ts'
import { encodeRefusal, type WireProblem } from '#wire/problem.ts'
import { StorageUnavailable } from '../media/picture-files.ts'
import type { TakeConnections } from '../processes/take-connections.ts'
import { DoesNotFit, misfitsIn } from './does-not-fit.ts'
import { problemPage } from './problem-page.ts'

const statusOf: Record<RefusalKind, number> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
}

/** More is asked for than can be done now; nothing was begun. */
export class Overloaded extends Error {}

/** One for all: where it was thrown tells nothing, and a stack trace each costs more than the refusal. */
export const overloaded = new Overloaded()

/** The message for the client: a refusal's sentence, or a general one that reveals nothing. */
export function problemOf(error: unknown, language: Language): WireProblem {
  const t = messagesIn(language, serverMessages)
  if (error instanceof Refusal) {
    return {
      statuscode: statusOf[refusalKinds[error.code]],
      message: refusalIn(language, error),
      ...encodeRefusal(error, inWords(language, error)),
    }
  }
  if (error instanceof ReferenceGone) return problemOf(new Refusal('changed_meanwhile'), language)
  if (error instanceof DoesNotFit) {
    const { message, errors } = misfitsIn(language, error)
    return { statuscode: 400, message, code: 'does_not_fit', errors }
  }
  if (isPassing(error)) {
    return { statuscode: 503, message: t('problem.busy'), code: 'unavailable' }
  }
  const status = statusOfClientError(error)
  if (status !== null)
    return {
      statuscode: status,
      message: t(sentences[status] ?? 'problem.request'),
      code: 'bad_request',
    }
  return { statuscode: 500, message: t('problem.ours'), code: 'server_error' }
}

/** Readable data beside the sentence: field errors, or the missing amount. */
function inWords(language: Language, { code, params }: Refusal) {
  const { faults = [] } = params as { faults?: readonly MessageFault[] }
  if (code === 'message_incomplete' && faults.length > 0)
    return {
      errors: faults.map((fault) => ({ path: fault.field, message: refusalIn(language, fault) })),
    }
  return code === 'below_minimum' ? missingIn(language, params as RefusalParams[typeof code]) : {}
}

const isPassing = (error: unknown) =>
  error instanceof DatabaseUnavailable ||
  error instanceof StorageUnavailable ||
  error instanceof Overloaded

const sentences: Record<number, PlainKey<typeof serverMessages>> = {
  405: 'problem.method',
  413: 'problem.tooLarge',
  415: 'problem.contentType',
}

// Fastify's and its plugins' own errors carry their status.
function statusOfClientError(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? status : null
}

/**
 * The one place where an error becomes an answer. Who is refused for overload and asks again at once
 * would keep out those who are new: `takeConnections` lets them in first.
 */
export function answerErrors(app: FastifyInstance, takeConnections: TakeConnections) {
  app.setErrorHandler(async (error: FastifyError | Overloaded, request, reply) => {
    const problem = problemOf(error, request.language)
    // Logging each refusal would add load; a refusal is not an error.
    if (problem.statuscode >= 500 && !(error instanceof Overloaded || error instanceof Refusal))
      request.log.error({ err: error }, 'a request failed')
    if (error instanceof Overloaded) await takeConnections()
    return sendProblem(reply, problem)
  })
}

export function sendProblem(reply: FastifyReply, problem: WireProblem) {
  if (problem.statuscode === 429) reply.header('Retry-After', String(problem.retryAfter ?? 60))
  if (problem.statuscode === 503) reply.header('Retry-After', '2')
  reply.code(problem.statuscode).header('Cache-Control', 'no-store')
  return isForPerson(reply)
    ? reply.type('text/html; charset=utf-8').send(problemPage(problem, reply.request.language))
    : reply.send(problem)
}

/** A browser that navigates to a page or sends a form without scripts. */
const isForPerson = ({ request }: FastifyReply) =>
  !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')
