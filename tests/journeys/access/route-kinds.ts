import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routeTable from '#app/routes'
import { rows, type Kind, type Row } from './route-rows'

export interface Route extends Row {
	path: string
	/** Remix's route id, as `_data` spells it. */
	id: string
	/** Its module in `app`, which other addresses may share. */
	file: string
	/** `parts`: it renders features or shared parts, so it may call the API itself. */
	has: { loader: boolean; action: boolean; page: boolean; parts: boolean }
}

/** Every address of the route table with its row. Without a row the kind follows from the folder. */
export const routes: Route[] = flatten(routeTable).map(({ path, file, id }) => {
	const source = readFileSync(resolve(import.meta.dirname, '../../../app', file), 'utf8')
	const row = rows[path] ?? { kind: findKind(file, source), address: path }
	return { ...row, path, file, id: id ?? file.replace(/\.tsx?$/, ''), has: partsOf(source) }
})

function flatten(entries: RouteConfigEntry[]): { path: string; file: string; id?: string }[] {
	return entries.flatMap(({ path, file, id, children = [] }) => [
		...(path === undefined ? [] : [{ path, file, id }]),
		...flatten(children),
	])
}

/** By folder; outside the portal's folder by the guard that it calls first. */
function findKind(file: string, source: string): Kind {
	if (/^routes\/(portal|actions)\//.test(file)) return 'portal'
	return /\ballowAnyone\(/.test(source) ? 'anyone' : 'guest'
}

function partsOf(source: string): Route['has'] {
	const exported = (name: string) =>
		new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm').test(source)
	return {
		loader: exported('loader'),
		action: exported('action'),
		page: /^export default /m.test(source),
		parts: /from '#app\/(features|pages|products)\//.test(source),
	}
}
