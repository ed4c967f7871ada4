import { spawnSync } from 'node:child_process'
import { findProgram, findWholeChromium, hasTextBrowser, type ProgramName } from '../support/find-program'
import { canFetch } from './fetched-tools'
import { hasRedis } from '../support/redis'

interface Tool {
	name: string
	packages: string[]
	isThere(): boolean
	/** Command for users without root. */
	fallback?: string[]
}

const program = (name: ProgramName, label: string, ...packages: string[]): Tool => ({
	name: label,
	packages,
	isThere: () => Boolean(findProgram(name)),
})

const tools: Tool[] = [
	{
		name: 'Chromium',
		packages: ['chromium'],
		isThere: () => Boolean(findWholeChromium()),
		fallback: ['npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium'],
	},
	program('firefox', 'Firefox', 'firefox-esr'),
	{ name: 'lynx', packages: ['lynx', 'bsdutils'], isThere: () => hasTextBrowser('lynx') },
	{ name: 'w3m', packages: ['w3m', 'bsdutils'], isThere: () => hasTextBrowser('w3m') },
	{ name: 'Redis', packages: ['redis-server'], isThere: hasRedis },
	program('openssl', 'OpenSSL', 'openssl'),
	program('caddy', 'Caddy', 'caddy'),
	program('magick', 'ImageMagick', 'imagemagick'),
	program('cjpeg', 'cjpeg', 'libjpeg-turbo-progs'),
	program('qpdf', 'qpdf', 'qpdf'),
	program('gs', 'Ghostscript', 'ghostscript'),
]

/** Tools of one part of the full tests. */
const furtherTools: Record<string, Tool[]> = {
	'--access': [
		program('java', 'Java', 'default-jre-headless'),
		{ name: 'IBM Equal Access (npx)', packages: [], isThere: () => canFetch('equalAccess') },
		program('orca', 'Orca', 'orca', 'at-spi2-core'),
		program('dbus-daemon', 'D-Bus', 'dbus-daemon'),
		program('speech-dispatcher', 'Speech Dispatcher', 'speech-dispatcher'),
		program('Xvfb', 'Xvfb', 'xvfb'),
		program('xdotool', 'xdotool', 'xdotool'),
	],
	'--old-browsers': [
		program('links2', 'links2', 'links2'),
		program('elinks', 'elinks', 'elinks'),
		program('netsurf-gtk', 'NetSurf', 'netsurf-gtk'),
		program('dillo', 'Dillo', 'dillo'),
		program('Xvfb', 'Xvfb', 'xvfb'),
		program('xdotool', 'xdotool', 'xdotool'),
		program('import', 'import', 'imagemagick'),
		program('tesseract', 'Tesseract', 'tesseract-ocr', 'tesseract-ocr-nld'),
	],
}

/**
 * Finds or installs the tests' browsers, Redis, Caddy and the makers of files; with `--access` the Nu checker's needs, the second
 * engine and Orca, with `--old-browsers` links2, NetSurf and the like. Prints a line per missing tool; with `--demand` a missing tool is an error.
 */
export function main(args: string[]): void {
	const required = [...tools, ...args.flatMap((option) => furtherTools[option] ?? [])]
	const listMissing = () => required.filter((tool) => !tool.isThere())
	installPackages(listMissing().flatMap(({ packages }) => packages))
	// Not every system has this package. Only speed depends on it.
	if (!findProgram('chromium-headless-shell')) installPackages(['chromium-headless-shell'])
	for (const { name, fallback } of listMissing()) {
		if (!fallback) continue
		console.log(`Installing ${name}: ${fallback.join(' ')}`)
		run(fallback)
	}
	for (const { name } of listMissing()) {
		console.log(`\n!!! ${name} is missing and could not be installed: ITS TESTS ARE SKIPPED !!!\n`)
		if (args.includes('--demand')) process.exitCode = 1
	}
}

function installPackages(packages: string[]): void {
	if (packages.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return
	const names = [...new Set(packages)]
	console.log(`Installing from the system's packages: ${names.join(' ')}`)
	run(['apt-get', 'update', '-qq'])
	run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names])
}

function run([command = '', ...args]: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
	if (status !== 0) console.log(`${command} ended with ${status ?? 'a signal'}`)
}
