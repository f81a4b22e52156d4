// What this machine can do at most: bare Fastify, answering as many bytes as the shop does.
import Fastify from 'fastify'

const app = Fastify()
const bodies = new Map<number, Buffer>()

app.get<{ Params: { size: string } }>('/html/:size', (request, reply) =>
  reply.type('text/html; charset=utf-8').send(bodyOf(Number(request.params.size))),
)
app.post<{ Params: { size: string } }>('/json/:size', (request, reply) =>
  reply
    .code(201)
    .type('application/json; charset=utf-8')
    .send(bodyOf(Number(request.params.size))),
)

function bodyOf(size: number) {
  const known = bodies.get(size) ?? Buffer.alloc(size, 'x')
  bodies.set(size, known)
  return known
}

console.log(`open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
