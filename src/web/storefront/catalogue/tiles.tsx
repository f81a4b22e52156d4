import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { t } from '../../messages/t.ts'
import type { Tile } from './tiles-of.ts'

export const Tiles = ({ name, tiles }: { name: string; tiles: readonly Tile[] }) =>
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
