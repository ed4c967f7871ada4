import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Runs a program of the PATH or of node_modules in the root folder; true when it exits with 0. */
export function runProgram(
	program: string,
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<boolean> {
	const path = `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
	const child = spawn(program, args, {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, PATH: path, ...env },
	})
	return new Promise((done) => child.once('close', (status) => done(status === 0)))
}

/** Builds the portal when a source is newer than the build. */
export function buildIfNeeded(): Promise<boolean> {
	return runProgram('node', ['tests/run/build-if-needed.mjs'])
}

export async function printTime<T>(name: string, work: () => Promise<T>): Promise<T> {
	const started = performance.now()
	const result = await work()
	console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
	return result
}
