import { query } from './paths.ts'

/** The customer's khata; few pages link it, so shoppers' scripts don't include it at first. */
export const khataPath = (params: { month?: string } = {}) => `/khata${query(params)}`
