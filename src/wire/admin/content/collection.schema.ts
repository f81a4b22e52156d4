import { z } from 'zod'
import { Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'

/**
 * The calls of one kind of content, such as `one: 'a news story'`. `fields`: what staff send; `create`: what a new
 * record needs beside its id.
 */
export function collectionCalls<
  Answer extends z.ZodObject,
  Fields extends z.ZodRawShape,
  Create extends z.ZodRawShape,
>(
  at: `/admin/${string}`,
  one: string,
  { answer, fields, create }: { answer: Answer; fields: Fields; create: Create },
) {
  const read = { access: 'content.read', answer: data(answer) } as const
  const write = { access: 'content.write', answer: data(answer) } as const
  return {
    read: { ...read, route: `GET ${at}/:id`, summary: `Get ${one}`, params: ById },
    create: {
      ...write,
      route: `POST ${at}`,
      summary: `Create ${one}; the client chooses the id, so retries create one`,
      body: z.object({ id: z.uuid(), ...create }),
      status: 201,
    },
    change: {
      ...write,
      route: `PATCH ${at}/:id`,
      summary: `Change ${one}`,
      params: ById,
      body: z.object(fields).partial().extend({ version: Version }),
    },
    move: {
      ...write,
      route: `POST ${at}/:id/position`,
      summary: `Move ${one} within its list (1: first)`,
      params: ById,
      body: z.object({ position: z.int().min(1).max(1000) }),
    },
    remove: {
      ...write,
      route: `DELETE ${at}/:id`,
      summary: `Delete ${one}`,
      params: ById,
      answer: Done,
    },
    setPicture: {
      ...write,
      route: `POST ${at}/:id/picture`,
      summary: `Set the picture of ${one}`,
      params: ById,
      multipart: { picture: 'file' },
    },
    removePicture: {
      ...write,
      route: `DELETE ${at}/:id/picture`,
      summary: `Delete the picture of ${one}`,
      params: ById,
    },
  } as const satisfies Record<string, CallSchema>
}
