import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routeTable from '#app/routes'
import { rows, type Row } from './route-rows'

export interface Route extends Row {
	path: string
	/** Remix's name for it, as `_data` spells it. */
	id: string
	has: { loader: boolean; action: boolean; page: boolean }
}

/** Every address of the route table with its row; without one it counts as a page of signed-in clients. */
export const routes: Route[] = flatten(routeTable).map(({ path, file, id }) => ({
	...(rows[path] ?? { kind: 'portal', address: path }),
	path,
	id: id ?? file.replace(/\.tsx?$/, ''),
	has: partsOf(readFileSync(resolve(import.meta.dirname, '../../../app', file), 'utf8')),
}))

function flatten(entries: RouteConfigEntry[]): { path: string; file: string; id?: string }[] {
	return entries.flatMap(({ path, file, id, children = [] }) => [
		...(path === undefined ? [] : [{ path, file, id }]),
		...flatten(children),
	])
}

function partsOf(source: string): Route['has'] {
	const exported = (name: string) =>
		new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm').test(source)
	return {
		loader: exported('loader'),
		action: exported('action'),
		page: /^export default /m.test(source),
	}
}
