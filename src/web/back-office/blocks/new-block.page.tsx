export { newPage as page } from './block.tsx'
