import { z } from 'zod'
import { calls, files } from '#wire/calls.ts'
import type { Access, CallSchema, FileSchema, Route } from '#wire/call-schema.ts'
import { apiBase } from '#wire/routes.ts'
import { tokenPermissions } from '#shop/accounts/sessions/token-rules.ts'

const Problem = z.object({
  statuscode: z.int(),
  message: z.string().describe('a sentence to show the user'),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

/** The description of the public contract, from the schemas that check the requests. */
export function openApi(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const describe = (route: Route, operationOf: object) => {
    const [method = '', path = ''] = route.split(' ')
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf }
  }
  for (const [name, call] of Object.entries<CallSchema>(calls))
    describe(call.route, operation(name, call))
  for (const [name, file] of Object.entries<FileSchema>(files))
    describe(file.route, fileOperation(name, file))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiryana',
      version: '1',
      description:
        'Amounts are rupees, times ISO 8601 UTC. `security` names the permission that a staff call needs.',
    },
    servers: [{ url: serverUrl + apiBase }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer', description: 'staff calls only' },
      },
    },
  }
}

function operation(name: string, call: CallSchema) {
  const { params, query, body, multipart, csvBody, status = 200, answer } = call
  const content = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: json(schema, io) },
  })
  return {
    operationId: name,
    summary: call.summary,
    security: securityOf(call),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(call.idempotency ? [keyParameter] : []),
    ],
    ...(body && { requestBody: { required: true, content: content(body, 'input') } }),
    ...(multipart && {
      requestBody: { content: { 'multipart/form-data': { schema: formOf(multipart) } } },
    }),
    ...(csvBody && {
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
    }),
    responses: {
      [status]: { description: 'Done', content: content(answer, 'output') },
      default: { description: 'Refused', content: content(Problem, 'output') },
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and input from the same person again: the same answer, with `Idempotent-Replayed: true`, and nothing is done twice. With another input: 422 `key_reused`.',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{8,200}$` },
}

const fileOperation = (name: string, { summary, access, params, query, type }: FileSchema) => ({
  operationId: name,
  summary,
  security: securityOf({ access }),
  parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
  responses: {
    200: {
      description: 'Done',
      content: { [type]: { schema: { type: type.endsWith('json') ? 'object' : 'string' } } },
    },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: json(Problem, 'output') } },
    },
  },
})

/** Who may: nothing for anyone, a session for customers, a session or a token with a permission for staff. */
function securityOf({ access }: { access: Access }) {
  if (access === 'anyone') return []
  if (access === 'customer') return [{ session: [] }]
  const all = [access].flat()
  return [{ session: all }, ...(all.every(isForTokens) ? [{ token: all }] : [])]
}

const isForTokens = (needed: string) => (tokenPermissions as readonly string[]).includes(needed)

const parametersOf = (where: 'path' | 'query', schema: z.ZodObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: json(value as z.ZodType, 'input'),
  }))

const formOf = (fields: NonNullable<CallSchema['multipart']>) => ({
  type: 'object',
  ...(fields !== true && {
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, kind]) => [
        name,
        { type: 'string', ...(kind === 'file' && { format: 'binary' }) },
      ]),
    ),
  }),
})

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
