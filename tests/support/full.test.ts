import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fullParts, type FullPart } from './full'
import { steps } from './full-tests'

const root = resolve(import.meta.dirname, '../..')
const files = ['app', 'tests']
	.flatMap((folder) =>
		readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
			(name) => `${folder}/${name}`,
		),
	)
	.filter((file) => /\.test\.tsx?$/.test(file))
/** Files that a part's script runs. */
const ofScripts: Partial<Record<FullPart, RegExp>> = {
	access: /^tests\/access\//,
	node: /^tests\/journeys\//,
}

/** Whether a step of the part runs the file, as vitest reads its filters. */
function isRunBy(part: FullPart, file: string) {
	return steps[part].some(([program, , ...args]) => {
		if (program !== 'vitest') return ofScripts[part]?.test(file) ?? false
		const excluded = args.flatMap((arg) =>
			arg.startsWith('--exclude=') ? [arg.slice('--exclude='.length)] : [],
		)
		const filters = args.filter((arg) => !arg.startsWith('-'))
		return !excluded.includes(file) && filters.some((filter) => file.includes(filter))
	})
}

/** Parts in which the file says that it proves more. */
function readParts(file: string) {
	const source = readFileSync(resolve(root, file), 'utf8')
	return fullParts.filter((part) => new RegExp(`(isFull|deal)\\(\\s*'${part}'`).test(source))
}

test('A part runs each file that proves more in it', () => {
	const claims = files.flatMap((file) => readParts(file).map((part) => ({ part, file })))
	expect(claims.length).toBeGreaterThan(40)
	expect(claims.filter(({ part, file }) => !isRunBy(part, file))).toEqual([])
})

test('Vitest leaves out what a step excludes, and nothing else', () => {
	const run = steps.text.find(([, , ...args]) => args.some((arg) => arg.startsWith('--exclude='))) ?? []
	const [, , ...args] = run
	const listed = spawnSync(resolve(root, 'node_modules/.bin/vitest'), ['list', '--filesOnly', ...args], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, FULL: 'text' },
	}).stdout
	expect(listed).toContain('tests/text/journey.full.test.ts')
	expect(listed).not.toContain('old-browsers.full.test.ts')
})

test('Each file that `npm test` leaves out runs in a part', () => {
	const full = files.filter((file) => /\.full\.test\.tsx?$/.test(file))
	expect(full.length).toBeGreaterThan(20)
	expect(full.filter((file) => !fullParts.some((part) => isRunBy(part, file)))).toEqual([])
})
