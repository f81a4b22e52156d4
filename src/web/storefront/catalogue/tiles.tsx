import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Tile } from './tiles-of.ts'

export const Tiles = ({ name, tiles }: { name: string; tiles: readonly Tile[] }) => {
  const t = useMessages(catalogueMessages)
  return (
    tiles.length > 0 && (
      <ul className="tiles" aria-label={t('category.tiles', { name })}>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <Link to={paths.category(tile.place)} className="tile">
              <span className="grid content-center gap-1">
                <span className="font-display leading-tight font-bold">{tile.name}</span>
                <span className="text-small">{tile.counts}</span>
              </span>
              {tile.picture && (
                <Photo picture={tile.picture} alt="" sizes="80px" className="tile-picture" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}
