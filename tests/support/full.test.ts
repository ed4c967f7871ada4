import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fullParts, listOutOfTurn, type FullPart } from './full'
import { steps } from '../run/full-tests'

const root = resolve(import.meta.dirname, '../..')
const sources = ['app', 'tests']
	.flatMap((folder) =>
		readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
			(name) => `${folder}/${name}`,
		),
	)
	.filter((file) => /\.tsx?$/.test(file))
const files = sources.filter((file) => /\.test\.tsx?$/.test(file))
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
	const full = files.filter((file) => /\.(full|turn)\.test\.tsx?$/.test(file))
	expect(full.length).toBeGreaterThan(20)
	expect(full.filter((file) => !fullParts.some((part) => isRunBy(part, file)))).toEqual([])
})

const inTurns = files.filter((file) => file.includes('.turn.test.')).toSorted()

test('Five runs in a row run each file of the turns once, a changed file each time', () => {
	const [changed = '', ...others] = inTurns
	const runs = [11, 12, 13, 14, 15].map((turn) => {
		const left = listOutOfTurn(files, [changed], turn)
		return inTurns.filter((file) => !left.includes(file))
	})
	expect(
		runs
			.flat()
			.filter((file) => file !== changed)
			.toSorted(),
	).toEqual(others)
	expect(runs.filter((run) => run.includes(changed))).toHaveLength(5)
})

test('Vitest leaves the other turns out', () => {
	const listed = spawnSync(resolve(root, 'node_modules/.bin/vitest'), ['list', '--filesOnly'], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, FULL: '', IN_TURN: 'true', SEED: '11' },
	}).stdout
	const run = inTurns.filter((file) => listed.includes(file))
	expect(run.length).toBeGreaterThan(0)
	expect(run.length).toBeLessThan(inTurns.length / 2)
	expect(listed).toContain('tests/journeys/access/login.test.ts')
})

/** Numbers of acceptance items at the end of the titles in a file, or of a row's part of a title. */
function readNumbers(file: string) {
	const endings = readFileSync(resolve(root, file), 'utf8').matchAll(/(?:(?:^|[ '"`])\[\d+\])+(?=['"`])/g)
	return [...endings].flatMap(([ending]) => [...ending.matchAll(/\d+/g)].map(([number]) => number))
}

test('Each acceptance item that a file of the turns proves is proved by another file in every run', () => {
	const others = sources.filter((file) => file.startsWith('tests/') && !/\.(full|turn)\.test\./.test(file))
	const always = [...others, ...files.filter((file) => file.startsWith('app/') && !inTurns.includes(file))]
	const proved = new Set(always.flatMap(readNumbers))
	expect(proved.size).toBeGreaterThan(600)
	expect(inTurns.flatMap((file) => readNumbers(file).filter((number) => !proved.has(number)))).toEqual([])
})
