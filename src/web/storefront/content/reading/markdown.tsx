import '../reading.css'

export { Markdown } from '../../../ui/markdown/markdown.tsx'
