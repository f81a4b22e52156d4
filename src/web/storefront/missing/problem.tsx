import { useRouteError } from 'react-router'

export function Problem() {
  useRouteError()
  return <p>Problem</p>
}
