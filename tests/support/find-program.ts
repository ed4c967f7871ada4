import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import type { TextBrowserName } from '../browsers/terminal'

interface Program {
	/** Names by preference: Debian's ImageMagick 6 is `convert-im6.q16`, version 7 is `magick`. */
	names: string[]
	/** Arguments for its version or help. */
	ask: string[]
	/** Output of the real program. */
	says: RegExp
}

const known = (says: RegExp, ask = ['--version'], ...names: string[]): Program => ({ names, ask, says })

/** Programs that tests and scripts start and that may be missing. */
export const programs = {
	'apt-get': known(/^apt \d/),
	caddy: known(/^v?\d+\.\d+\.\d+/, ['version']),
	chromium: known(
		/^(Chromium|Google Chrome) \d/m,
		['--version'],
		'chromium',
		'chromium-browser',
		'google-chrome',
	),
	'chromium-headless-shell': known(/^(Chromium|Google Chrome|HeadlessChrome)\S* \d/m),
	cjpeg: known(/^(libjpeg-turbo|mozjpeg) version/, ['-version']),
	'dbus-daemon': known(/^D-Bus Message Bus Daemon/),
	dillo: known(/^Dillo version/),
	docker: known(/^Docker version/),
	'docker-compose': known(/^(Docker Compose|docker-compose) version/, ['version']),
	elinks: known(/^ELinks \d/, ['-version']),
	firefox: known(/^Mozilla Firefox/m, ['--version'], 'firefox-esr', 'firefox'),
	gs: known(/^\d+\.\d+\.\d+\s*$/),
	import: known(/^Version: ImageMagick/, ['-version']),
	java: known(/^\w+ version "\d/, ['-version']),
	kubeconform: known(/^v?\d+\.\d+/, ['-v']),
	links2: known(/^Links \d/, ['-version']),
	lynx: known(/^Lynx Version/, ['-version']),
	magick: known(/^Version: ImageMagick/, ['-version'], 'magick', 'convert-im6.q16', 'convert'),
	'netsurf-gtk': known(/Gtk-WARNING/),
	nginx: known(/^nginx version: nginx\//, ['-v']),
	openssl: known(/^OpenSSL \d/, ['version']),
	orca: known(/^(orca )?\d+\.\d+/),
	qpdf: known(/^qpdf version/),
	'redis-server': known(/^Redis server v=/),
	script: known(/^script from util-linux/),
	setpriv: known(/^setpriv from util-linux/),
	'speech-dispatcher': known(/^speech-dispatcher \d/),
	'systemd-analyze': known(/^systemd \d/),
	tesseract: known(/^tesseract \d/),
	w3m: known(/^w3m version/, ['-version']),
	xdotool: known(/^Available commands:/, ['help']),
	Xvfb: known(/^use: X /m, ['-help']),
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

const found = new Map<string, string | undefined>()

/** Full path of a program on the PATH. Undefined when its output is that of another program with the same name. */
export function findProgram(name: ProgramName): string | undefined {
	const path = process.env.PATH ?? ''
	const key = `${name} ${path}`
	if (!found.has(key)) found.set(key, search(programs[name], name, path.split(delimiter)))
	return found.get(key)
}

/** The system's full Chromium or Chrome, else Playwright's. */
export function findWholeChromium(): string | undefined {
	const ofPlaywright = chromium.executablePath()
	return findProgram('chromium') ?? (existsSync(ofPlaywright) ? ofPlaywright : undefined)
}

/** Headless Chromium, which renders the same with less work, else the full one. */
export function findChromium(): string | undefined {
	return findProgram('chromium-headless-shell') ?? findWholeChromium()
}

/** True when the text browser and util-linux's `script` are installed. */
export function hasTextBrowser(name: TextBrowserName): boolean {
	return Boolean(findProgram(name) && findProgram('script'))
}

function search({ names, ask, says }: Program, name: string, folders: string[]): string | undefined {
	const paths = (names.length > 0 ? names : [name]).map((each) =>
		folders.map((folder) => join(folder, each)).find(isExecutable),
	)
	return paths.find((path) => path && says.test(answerOf(path, ask)))
}

/** Output within half a minute, with no display to open a window on. */
function answerOf(path: string, args: string[]): string {
	const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' }
	const { stdout, stderr } = spawnSync(path, args, {
		env,
		encoding: 'utf8',
		timeout: 30_000,
		killSignal: 'SIGKILL',
	})
	return `${stdout}\n${stderr}`.trimStart()
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}
