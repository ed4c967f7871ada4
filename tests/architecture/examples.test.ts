import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readDockerfile, readImageVariables } from '../release/dockerfile'
import { findProgram } from '../support/find-program'
import { nodeVersions } from '../release/node-versions'
import { listFiles, readText } from './sources'

const examples = listFiles('.github/examples').map((path) => ({ path, text: readText(path) }))
const known = [...readText('app/config/config.server.ts').matchAll(/^\t([A-Z][A-Z_]+):/gm)].map(
	([, name]) => name,
)

const ofNode = ['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS']

/** Variables of a file: `NAME:`, `NAME=`, `name: NAME`, or the list in a comment. */
function listVariables(text: string) {
	const set = text.matchAll(/(?:^\s+|Environment=|name: )([A-Z][A-Z_]+[A-Z])(?=[:=,\s])/gm)
	const commented = text.matchAll(/^# .*? holds? ([^;\n]+)/gm)
	return [
		...set,
		...[...commented].flatMap(([, list = '']) => [...list.matchAll(/\b([A-Z]+_[A-Z_]+)\b/g)]),
	].map(([, name = '']) => name)
}

const textOf = (name: string) => examples.find(({ path }) => path.endsWith(name))?.text ?? ''

test('Every variable of an example is one that the portal knows', () => {
	const named = examples.flatMap(({ path, text }) => listVariables(text).map((name) => ({ path, name })))
	expect(named.length).toBeGreaterThan(15)
	expect(named.filter(({ name }) => ![...known, ...ofNode, 'ALL'].includes(name))).toEqual([])
})

test('Every example keeps the list of erased clients, and pseudonyms that outlive a secret', () => {
	for (const name of ['compose.yaml', 'kubernetes.yaml', '.service'])
		for (const variable of ['ERASURES_DIR', 'LOG_KEY']) expect(textOf(name), name).toContain(variable)
	const mounted = [
		...textOf('kubernetes.yaml').matchAll(/name: (assets), mountPath: \/app\/(\w+), subPath: \2/g),
	]
	expect(mounted.map(([, , path]) => path)).toEqual(['assets', 'erasures'])
})

test('No pod starts without a secret that all pods have in common', () => {
	const text = textOf('kubernetes.yaml')
	for (const name of ['SESSION_SECRET', 'LOG_KEY', 'RECEIPT_KEY', 'REDIS_URL'])
		expect(text).toContain(
			`- { name: ${name}, valueFrom: { secretKeyRef: { name: portal, key: ${name} } } }\n`,
		)
	expect(text).not.toMatch(/envFrom|optional: true/)
})

test('Who stops a portal gives it the time that it takes, and who asks whether it is ready asks often', () => {
	expect(textOf('compose.yaml')).toContain('stop_grace_period: 30s')
	expect(textOf('kubernetes.yaml')).toContain('terminationGracePeriodSeconds: 30')
	expect(textOf('.service')).toContain('TimeoutStopSec=30')
	// A stopping process must be noticed within 3 s.
	expect(textOf('Caddyfile')).not.toContain('dynamic a')
	const [, project = '?'] = /^name: (\S+)$/m.exec(textOf('compose.yaml')) ?? []
	const names = [1, 2].map((replica) => `${project}-portal-${replica}:3000`)
	expect(textOf('Caddyfile')).toContain(`to ${names.join(' ')}\n`)
	expect(textOf('Caddyfile')).toMatch(/health_uri \/readyz\n\s+health_interval 2s/)
	expect(textOf('kubernetes.yaml')).toMatch(
		/readinessProbe:\n.*\/readyz.*\n\s+periodSeconds: 2\n\s+failureThreshold: 1/,
	)
})

test('No portal of an example runs as root or may write to its own files', () => {
	for (const words of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]'])
		expect(textOf('kubernetes.yaml')).toContain(words)
	expect(textOf('compose.yaml')).toContain('read_only: true')
	expect(textOf('.service')).toMatch(/DynamicUser=yes[^]*ProtectSystem=strict/)
})

test('Base images are named by digest, so a build next month has the same ones', () => {
	const files = ['Dockerfile', '.github/examples/compose.yaml'].map(readText)
	const images = files.flatMap((text) => [...text.matchAll(/^(?:FROM|\s+image:) (\S+)/gm)])
	expect(images).toHaveLength(4)
	for (const [, image] of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
	// Both stages of the image have the same Node.
	expect(new Set(images.map(([, image]) => image)).size).toBe(3)
})

test('The Node of the image and the oldest that package.json allows are the ones that are tested', () => {
	const [ofImage, oldest] = nodeVersions
	expect(readText('Dockerfile').match(/^FROM \S+?@/gm)).toEqual(Array(2).fill(`FROM node:${ofImage}-slim@`))
	const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } }
	expect(engines.node).toBe(`>=${oldest}`)
})

test('Every way to start the portal gives Node the same bounds of memory', () => {
	const { NODE_OPTIONS, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = readImageVariables(readText('Dockerfile'))
	const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }
	expect(NODE_OPTIONS).toBe('--max-old-space-size=512 --max-semi-space-size=16')
	expect(scripts.start).toContain(`node ${NODE_OPTIONS} build/server/index.js`)
	expect(textOf('.service')).toContain(`node ${NODE_OPTIONS} build/server/index.js`)
	expect(textOf('.service')).toContain(`Environment=MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}\n`)
	expect(NODE_COMPILE_CACHE).toBe('/app/compiled')
})

test('A pod has memory for its heap and for the child that decodes photos', () => {
	const [, bound = ''] =
		/mostMemory: ([\d.]+) \* 1024 \*\* 3/.exec(readText('app/photos/photo-process.ts')) ?? []
	const [, limit = ''] = /limits: \{ memory: (\d+)Mi \}/.exec(textOf('kubernetes.yaml')) ?? []
	const [, heap = ''] = /--max-old-space-size=(\d+)/.exec(textOf('kubernetes.yaml')) ?? []
	expect(Number(limit)).toBeGreaterThanOrEqual(Number(bound) * 1024 + Number(heap))
})

/** A file of the checkout and all that it imports by a relative path. */
function listImports(path: string): string[] {
	const names = [...readText(path).matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
		join(dirname(path), name),
	)
	return [path, ...names.flatMap((name) => listImports(`${name}.ts`))]
}

test('The image is built with every file that the configuration of the build imports', () => {
	const open = [...readText('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
	const isOpen = (path: string) => open.some((name) => path === name || path.startsWith(`${name}/`))
	const needed = listImports('vite.config.ts')
	expect(needed.length).toBeGreaterThan(3)
	expect(needed.filter((path) => !isOpen(path))).toEqual([])
})

test('The image is compiled by the user that runs it, and contains no keys of the build', () => {
	const steps = readDockerfile(readText('Dockerfile')).at(-1)?.instructions ?? []
	const compile = steps.findIndex(({ text }) => text.includes('openapi'))
	const isUser = ({ name, text }: (typeof steps)[number]) => name === 'USER' && text === 'node'
	expect(steps.slice(0, compile).some(isUser)).toBe(true)
	const isOfPortal = ({ name, text }: (typeof steps)[number]) =>
		name === 'RUN' && text.includes('build/server/index.js')
	const runs = steps.filter(isOfPortal).map(({ text }) => text)
	expect(runs).toEqual(['node build/server/index.js openapi > /dev/null'])
})

test('Pods stand on several nodes, and only the ingress and the monitoring reach them', () => {
	const text = textOf('kubernetes.yaml')
	for (const key of ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'])
		expect(text).toMatch(new RegExp(`topologyKey: ${key}\\n\\s+whenUnsatisfiable: ScheduleAnyway`))
	expect(text).toMatch(/kind: NetworkPolicy[^]*podSelector:\n\s+matchLabels: \{ app: portal \}/)
	// A claim that a pod mounts is one of the file.
	const claims = [...text.matchAll(/claimName: ([\w-]+)/g)].map(([, name]) => name)
	expect(claims).toEqual(['portal-assets'])
	expect(text).toMatch(/kind: PersistentVolumeClaim\nmetadata:\n\s+name: portal-assets\n/)
})

test('The unit may do little beside serving, and Redis of compose is asked whether it is ready', () => {
	for (const line of [
		'LockPersonality=yes',
		'RestrictNamespaces=yes',
		'UMask=0077',
		'SystemCallFilter=@system-service',
	])
		expect(textOf('.service').split('\n')).toContain(line)
	expect([...textOf('.service').matchAll(/^ProtectKernel(\w+)=yes$/gm)].map(([, name]) => name)).toEqual([
		'Logs',
		'Modules',
		'Tunables',
	])
	expect(textOf('compose.yaml')).toContain('redis: { condition: service_healthy }')
	expect(textOf('compose.yaml')).toContain('test: redis-cli ping | grep -q PONG')
})

test('Each proxy logs the request ids that the RUNBOOK looks for, and no address', () => {
	expect(textOf('Caddyfile')).toMatch(/\n\tlog \{[^]*\brequest>uri delete\n/)
	expect(textOf('Caddyfile')).not.toMatch(/resp_headers(>X-Request-Id)? delete/)
	const [, name = '', format = ''] = /^log_format (\w+) '(.*)';$/m.exec(textOf('nginx.conf')) ?? []
	for (const variable of ['$remote_addr', '$request_id', '$sent_http_x_request_id'])
		expect(format.split(/[ :]/)).toContain(variable)
	expect(format).not.toMatch(/\$(request|request_uri|uri|args)\b(?!_)/)
	expect(textOf('nginx.conf')).toMatch(new RegExp(`^\\taccess_log \\S+ ${name};$`, 'm'))
	expect(readText('.github/RUNBOOK.md')).toContain(
		"`X-Request-Id` of Caddy's lines, the last two words of nginx's",
	)
})

const caddy = findProgram('caddy')

/** tests/browsers/ensure-browsers.ts warns about a missing Caddy. */
test.skipIf(!caddy)('Caddy takes its file', () => {
	const args = ['validate', '--adapter', 'caddyfile', '--config', '.github/examples/Caddyfile']
	const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: tmpdir(), NODE_ENV: 'test' }
	const { status, stderr } = spawnSync(caddy ?? '', args, { env, encoding: 'utf8' })
	expect(status, stderr).toBe(0)
})
