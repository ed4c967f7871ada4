import { spawnSync } from 'node:child_process'
import { findFirefox, findProgram, findWholeChromium, hasTextBrowser } from './find-program'
import { hasTool } from './corpus/tools'
import { canFetch } from './fetched-tools'
import { hasRedis } from './redis'

interface Tool {
	name: string
	packages: string[]
	isThere(): boolean
	/** Command for users without root. */
	fallback?: string[]
}

const tools: Tool[] = [
	{
		name: 'Chromium',
		packages: ['chromium'],
		isThere: () => Boolean(findWholeChromium()),
		fallback: ['npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium'],
	},
	{ name: 'Firefox', packages: ['firefox-esr'], isThere: () => Boolean(findFirefox()) },
	{ name: 'lynx', packages: ['lynx', 'bsdutils'], isThere: () => hasTextBrowser('lynx') },
	{ name: 'w3m', packages: ['w3m', 'bsdutils'], isThere: () => hasTextBrowser('w3m') },
	{ name: 'Redis', packages: ['redis-server'], isThere: hasRedis },
	{ name: 'Caddy', packages: ['caddy'], isThere: () => Boolean(findProgram('caddy')) },
	{ name: 'ImageMagick', packages: ['imagemagick'], isThere: () => hasTool('magick') },
	{ name: 'cjpeg', packages: ['libjpeg-turbo-progs'], isThere: () => hasTool('cjpeg') },
	{ name: 'qpdf', packages: ['qpdf'], isThere: () => hasTool('qpdf') },
	{ name: 'Ghostscript', packages: ['ghostscript'], isThere: () => hasTool('gs') },
]

const ofPath = (name: string, program: string, ...packages: string[]): Tool => ({
	name,
	packages,
	isThere: () => Boolean(findProgram(program)),
})

/** Tools of one part of the full tests. */
const furtherTools: Record<string, Tool[]> = {
	'--access': [
		ofPath('Java', 'java', 'default-jre-headless'),
		{ name: 'IBM Equal Access (npx)', packages: [], isThere: () => canFetch('equalAccess') },
		ofPath('Orca', 'orca', 'orca', 'at-spi2-core'),
		ofPath('D-Bus', 'dbus-daemon', 'dbus-daemon'),
		ofPath('Speech Dispatcher', 'speech-dispatcher', 'speech-dispatcher'),
		ofPath('Xvfb', 'Xvfb', 'xvfb'),
		ofPath('xdotool', 'xdotool', 'xdotool'),
	],
	'--old-browsers': [
		ofPath('links2', 'links2', 'links2'),
		ofPath('elinks', 'elinks', 'elinks'),
		ofPath('NetSurf', 'netsurf-gtk', 'netsurf-gtk'),
		ofPath('Dillo', 'dillo', 'dillo'),
		ofPath('Xvfb', 'Xvfb', 'xvfb'),
		ofPath('xdotool', 'xdotool', 'xdotool'),
		ofPath('import', 'import', 'imagemagick'),
		ofPath('Tesseract', 'tesseract', 'tesseract-ocr', 'tesseract-ocr-nld'),
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

function run([program = '', ...args]: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
	if (status !== 0) console.log(`${program} ended with ${status ?? 'a signal'}`)
}
