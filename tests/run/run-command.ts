import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const bundle = resolve(import.meta.dirname, '../../build/server/index.js')

interface Options {
	args: readonly string[]
	/** Working folder, and DATA_DIR. */
	folder: string
	env?: Record<string, string>
	/** Text on standard input. */
	input?: string
}

/** A command of the built portal. */
export async function runCommand({ args, folder, env = {}, input = '' }: Options) {
	const child = spawn(process.execPath, [bundle, ...args], {
		cwd: folder,
		env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...env },
	})
	// A command may end before it reads.
	child.stdin.on('error', () => undefined).end(input)
	const ended = new Promise((done) => child.once('exit', done))
	const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
	return { code: await ended, said, complaint }
}
