import type { FastifyInstance } from 'fastify'

const deepest = 32

/** Parses JSON. Deep nesting and prototype keys are refused before parsing. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      isTooDeep(body)
        ? done(Object.assign(new Error('too deep'), { statusCode: 400 }))
        : parse(request, body, done),
  )
}

export function isTooDeep(json: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
