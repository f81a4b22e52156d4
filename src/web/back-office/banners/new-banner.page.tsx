export { newPage as page } from './banner.tsx'
