import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formEffects } from './form-effects'

test('Of each route with a form it is settled what the form does', () => {
	const folder = 'app/routes'
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.tsx?$/.test(file),
	)
	const posts = files.filter((file) =>
		/export (?:async function|const) action\b/.test(readFileSync(join(folder, file), 'utf8')),
	)
	expect(posts.length).toBeGreaterThan(30)
	expect(Object.keys(formEffects).sort()).toEqual(posts.map((file) => file.replace(/\.tsx?$/, '')).sort())
})
