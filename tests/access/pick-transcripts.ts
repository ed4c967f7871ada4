import { matchPath } from '@remix-run/react'
import routes from '#app/routes'
import { listSources, type Source } from '../architecture/sources'
import { findCommitOfDayBefore, listChangedFiles } from '../run/changed-files'
import { seed } from '../support/full'

/** Folders whose files belong to single pages; a change elsewhere concerns every page and is left to the turn. */
const pageFolders = /^app\/(routes|pages|features|wizard|products|charts)\//

interface Choice<T> {
	items: readonly T[]
	/** The address of the page that an item shows; parameters may be filled in. */
	getAddress: (item: T) => string
	/** Most items compared because their files changed. */
	maxChanged: number
	/** Items of the turning part: each commit compares the next ones. */
	turning: number
	/** Number of the turn; the seed by default. */
	turn?: number
	/** Addresses whose pages changed: read from git when absent. */
	changed?: ReadonlySet<string>
}

/** The items whose pages changed within a day of the last commit, or since, and a part that turns with each commit. */
export function pickTranscripts<T>({
	items,
	getAddress,
	maxChanged,
	turning,
	turn = seed,
	changed = findChangedPaths(),
}: Choice<T>): T[] {
	const paths = [...changed]
	const concerned = items.filter((item) => {
		const [address = ''] = getAddress(item).split('?')
		return paths.some((path) => path === address || matchPath(path, address))
	})
	const step = Math.max(1, Math.ceil(concerned.length / maxChanged))
	const turns = Math.ceil(items.length / turning)
	const picked = new Set([
		...concerned.filter((_, index) => (index + turn) % step === 0),
		...items.filter((_, index) => index % turns === turn % turns),
	])
	return items.filter((item) => picked.has(item))
}

/** Addresses of which a source or a text changed. */
function findChangedPaths(): Set<string> {
	const base = findCommitOfDayBefore()
	const changed = (base && listChangedFiles(base)) || []
	return listPathsOf(changed, listSources())
}

/** Addresses whose route imports one of these files, within the folders of pages, or reads one of these locale files. */
export function listPathsOf(files: readonly string[], sources: readonly Source[]): Set<string> {
	const sourceOf = new Map(sources.map((source) => [source.path, source]))
	const changed = new Set(files)
	const texts = files.flatMap((file) => /^app\/locales\/[\w-]+\/([\w-]+)\.json$/.exec(file)?.[1] ?? [])
	const keys = texts.flatMap((name) => [`'${toCamelCase(name)}.`, `'${toCamelCase(name)}'`])
	const isConcerned = (path: string, seen = new Set<string>()): boolean => {
		const source = sourceOf.get(path)
		if (!source || seen.has(path) || !pageFolders.test(path)) return false
		seen.add(path)
		if (changed.has(path) || keys.some((key) => source.text.includes(key))) return true
		return source.imports.some((next) => isConcerned(next, seen))
	}
	const concerned = routes.filter(({ file }) => isConcerned(`app/${file}`))
	return new Set(concerned.map(({ path }) => path ?? '/'))
}

const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
