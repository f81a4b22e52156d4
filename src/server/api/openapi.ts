import { z } from 'zod'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/calls/shape.ts'
import { apiBase, type RouteName, routes } from '#wire/routes.ts'

const Problem = z.object({
  statuscode: z.int(),
  message: z.string().describe('fit to show a person'),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

/** The description of the public contract, from the schemas that check the requests. */
export function openApi(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method, path] = routes[name]
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, calls[name]) }
  }
  for (const { path, ...described } of streamsAndFiles)
    paths[path] = { get: fileOperation(described) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kiryana',
      version: '1',
      description: 'Amounts are rupees, times ISO 8601 UTC.',
    },
    servers: [{ url: serverUrl + apiBase }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  }
}

function operation(
  name: RouteName,
  { summary, params, query, body, multipart, list, status = 200, answer }: CallSchema,
) {
  const content = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: json(schema, io) },
  })
  return {
    operationId: name,
    summary,
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && { requestBody: { required: true, content: content(body, 'input') } }),
    ...(multipart && {
      requestBody: { content: { 'multipart/form-data': { schema: formOf(multipart) } } },
    }),
    ...(list && {
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
    }),
    responses: {
      [status]: { description: 'Done', content: content(answer, 'output') },
      default: { description: 'Refused', content: content(Problem, 'output') },
    },
  }
}

const ids = (...names: string[]) =>
  z.object(Object.fromEntries(names.map((id) => [id, z.string()])))
const key = z.object({ key: z.string().optional().describe("of a guest's link") })

/** What is answered with something else than JSON, and so has no entry in the table of calls. */
const streamsAndFiles = [
  {
    path: '/order/{id}/live',
    operationId: 'liveOrder',
    summary: 'One order, now and after each change, as server-sent events until it is over',
    params: ids('id'),
    query: key,
    type: 'text/event-stream',
  },
  {
    path: '/order/{id}/return/{returnId}/photo',
    operationId: 'returnPhoto',
    summary: 'The photograph of a return, for whoever may see the order',
    params: ids('id', 'returnId'),
    query: key,
    type: 'image/webp',
  },
  {
    path: '/admin/returns/{id}/photo',
    operationId: 'adminReturnPhoto',
    summary: 'The photograph of a return, for staff',
    params: ids('id'),
    query: undefined,
    type: 'image/webp',
  },
  {
    path: '/openapi.json',
    operationId: 'openApi',
    summary: 'This document',
    params: undefined,
    query: undefined,
    type: 'application/json',
  },
]

type FileOperation = Omit<(typeof streamsAndFiles)[number], 'path'>

const fileOperation = ({ operationId, summary, params, query, type }: FileOperation) => ({
  operationId,
  summary,
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
