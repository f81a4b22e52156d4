import { createContext, useContext } from 'react'
import type { Api } from './api.ts'

const ApiContext = createContext<Api | null>(null)

export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi is called outside of <ApiProvider>')
  return api
}
