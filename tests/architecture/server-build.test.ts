import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isHashedName } from '#app/server/hashed-name'

const folder = resolve(import.meta.dirname, '../../build/server')

test('The server is ASCII, because V8 needs two bytes a character for a module with any other', () => {
	const modules = readdirSync(folder).filter((name) => name.endsWith('.js'))
	expect(modules.length).toBeGreaterThan(20)
	const wide = modules.flatMap((name) => {
		const text = readFileSync(resolve(folder, name), 'utf8')
		return [...text.matchAll(/.{0,30}\P{ASCII}.{0,30}/gu)].map(([words]) => `${name}: ${words}`)
	})
	expect(wide).toEqual([])
})

test('Every file for the browser has a name that ASSETS_DIR serves to pages of other builds', () => {
	const names = readdirSync(resolve(folder, '../client/assets'))
	expect(names.length).toBeGreaterThan(50)
	expect(names.filter((name) => !isHashedName(name.replace(/\.(br|gz)$/, '')))).toEqual([])
})
