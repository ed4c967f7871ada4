import { spawn, spawnSync } from 'node:child_process'
import {
	chmodSync,
	chownSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readCommand, readDockerfile, readVariables, type BuildStage } from './dockerfile'
import { findFreePort } from '../support/listen'

const root = resolve(import.meta.dirname, '../..')
const nobody = 65534
const isRoot = process.getuid?.() === 0

interface Image {
	folder: string
	env: Record<string, string>
	user: string
	health: string[]
	command: string[]
}

/**
 * Runs the Dockerfile's steps in empty folders with this machine's Node, for machines without Docker: builds both
 * stages, then proves that the image contains no keys, refuses to start without an API, and starts healthy as a demo,
 * not as root.
 */
export async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'portal-image-'))
	chmodSync(folder, 0o755)
	try {
		const images = new Map<string, Image>()
		for (const stage of readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
			images.set(stage.name, buildStage(stage, folder, images))
		}
		const image = images.get('final')
		if (!image) throw new Error('The Dockerfile has no final stage')
		console.log(`inside: ${readdirSync(image.folder).join(', ')}`)
		proveEmptyData(image)
		proveRefusal(image)
		await proveDemo(image)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

function buildStage({ name, instructions }: BuildStage, folder: string, images: Map<string, Image>): Image {
	const image: Image = { folder: join(folder, name), env: {}, user: 'root', health: [], command: [] }
	mkdirSync(image.folder)
	const steps: Record<string, (text: string) => void> = {
		COPY: (text) => copy(text, image, images),
		RUN: (text) => run(text, image),
		ENV: (text) => void Object.assign(image.env, readVariables(text)),
		USER: (text) => void (image.user = text),
		HEALTHCHECK: (text) => void (image.health = readCommand(text.replace(/^.*?CMD /, ''))),
		CMD: (text) => void (image.command = readCommand(text)),
	}
	for (const instruction of instructions) {
		console.log(`${name}: ${instruction.name} ${instruction.text.slice(0, 80)}`)
		steps[instruction.name]?.(instruction.text)
	}
	return image
}

/** Both stages work in /app, which is the stage's folder here. */
function copy(text: string, image: Image, images: Map<string, Image>): void {
	const [, from, rest = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(text) ?? []
	const names = rest.split(' ').slice(0, -1)
	const base = from ? images.get(from)?.folder : root
	if (!base) throw new Error(`COPY from an unknown stage: ${text}`)
	for (const name of names) {
		const inner = name.replace(/^\/app\//, '')
		if (inner === '.') copyContext(image.folder)
		else if (from) cpSync(join(base, inner), image.folder, { recursive: true, verbatimSymlinks: true })
		else cpSync(join(base, inner), join(image.folder, inner), { recursive: true })
	}
}

/** Files that .dockerignore allows: it excludes everything and includes some names. */
function copyContext(target: string): void {
	const open = readFileSync(join(root, '.dockerignore'), 'utf8').matchAll(/^!(.+)$/gm)
	for (const [, name = ''] of open) cpSync(join(root, name), join(target, name), { recursive: true })
}

function run(text: string, image: Image): void {
	// The base image has a user "node"; here `nobody` replaces it.
	const command = text.replace('chown node:node', () => `chown ${isRoot ? nobody : process.getuid?.()}`)
	const env = { ...process.env, ...localEnv(image) }
	const { status } = spawnSync('sh', ['-c', command], {
		cwd: image.folder,
		env,
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	if (status !== 0) throw new Error(`RUN failed: ${text}`)
	if (isRoot && image.env.DATA_DIR) chownSync(join(image.folder, 'data'), nobody, nobody)
}

function localEnv(image: Image): Record<string, string> {
	const pairs = Object.entries(image.env).map(([name, value]) => [
		name,
		value.replace('/app', () => image.folder),
	])
	return Object.fromEntries(pairs) as Record<string, string>
}

function startImage(image: Image, extra: Record<string, string>) {
	const [program = '', ...args] = image.command
	return spawn(program, args, {
		cwd: image.folder,
		env: { NODE_ENV: 'production', PATH: process.env.PATH, ...localEnv(image), ...extra },
		stdio: ['ignore', 'ignore', 'pipe'],
		...(isRoot && image.user !== 'root' ? { uid: nobody, gid: nobody } : {}),
	})
}

/** Keys made while the image was built would be those of everybody who starts it. */
function proveEmptyData(image: Image): void {
	const files = readdirSync(join(image.folder, 'data'))
	if (files.length > 0) throw new Error(`The image contains data: ${files.join(', ')}`)
}

function proveRefusal(image: Image): void {
	const [program = '', ...args] = image.command
	const { status, stderr } = spawnSync(program, args, {
		cwd: image.folder,
		env: { NODE_ENV: 'production', PATH: process.env.PATH, ...localEnv(image) },
		timeout: 20_000,
	})
	if (status !== 1) throw new Error('The image starts without API_URL')
	console.log(`without API_URL: refuses (${stderr.toString().trim()})`)
}

async function proveDemo(image: Image): Promise<void> {
	if (image.user === 'root') throw new Error('The image runs as root')
	const port = String(await findFreePort())
	const child = startImage(image, { DEMO: '1', PORT: port })
	let errors = ''
	child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
	try {
		await untilHealthy(
			image,
			port,
			() => child.exitCode !== null,
			() => errors,
		)
		const answer = await fetch(`http://127.0.0.1:${port}/`)
		if (!answer.ok) throw new Error(`The login page answers ${answer.status}`)
		console.log(`with DEMO=1: healthy, the login page answers ${answer.status}, user ${image.user}`)
	} finally {
		child.kill('SIGTERM')
	}
}

async function untilHealthy(
	image: Image,
	port: string,
	hasEnded: () => boolean,
	errors: () => string,
): Promise<void> {
	const [program = '', ...args] = image.health
	for (let count = 0; count < 40; count += 1) {
		const env = { ...process.env, PORT: port }
		if (spawnSync(program, args, { env }).status === 0) return
		if (hasEnded()) break
		await wait(250)
	}
	throw new Error(`The image did not become healthy: ${errors()}`)
}
