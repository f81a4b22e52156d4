export { newPage as page } from './event.tsx'
