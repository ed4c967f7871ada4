import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../support/find-program'

/** Time without a line in Orca's log after which it has handled everything (ms), and the longest wait for it. */
const silence = 700
const longest = 60_000

/** Orca reads no page by itself, echoes no keys, has no braille, and logs to standard error what it handles. */
const customizations = `
import orca.debug
import orca.settings
orca.debug.debugLevel = orca.debug.LEVEL_INFO
for name in ('sayAllOnLoad', 'pageSummaryOnLoad', 'enableKeyEcho', 'enableBraille'):
    setattr(orca.settings, name, False)
`

/** Speech goes to a module without sound; the tests read what Orca sends from its log. */
const speech = {
	'speechd.conf': `
LogLevel 0
AudioOutputMethod "libao"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
`,
	'modules/silent.conf': `
GenericExecuteSynth "true"
AddVoice "en" "MALE1" "silent"
`,
}

const orcaTools = ['orca', 'Xvfb', 'xdotool', 'dbus-daemon', 'speech-dispatcher', 'setpriv'] as const

/** True when Orca and all it needs are installed, apart from a browser. */
export function hasOrca(): boolean {
	return orcaTools.every(findProgram)
}

export interface Orca {
	/** Environment for the programs that Orca reads. */
	env: Record<string, string>
	/** Lines that Orca spoke since the last call, once it is idle; with `isEnough` not before that holds. */
	listen(isEnough?: (spoken: readonly string[]) => boolean): Promise<string[]>
	close(): Promise<void>
}

/** Starts a session bus, the accessibility bus, speech without sound, and Orca. */
export async function startOrca(display: string): Promise<Orca> {
	const home = await writeSettings()
	const ofOrca = {
		DISPLAY: display,
		HOME: home,
		XDG_RUNTIME_DIR: home,
		LANG: 'C.UTF-8',
		LC_ALL: 'C.UTF-8',
		GNOME_ACCESSIBILITY: '1',
		GSETTINGS_BACKEND: 'memory',
		PATH: process.env.PATH ?? '',
	}
	const children: ChildProcess[] = []
	const start = (program: string, args: string[], env: Record<string, string>) => {
		const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
			detached: true,
		})
		for (const output of [child.stdout, child.stderr]) output.resume()
		children.push(child)
		return child
	}
	const bus = start('dbus-daemon', ['--session', '--print-address', '--nofork'], ofOrca)
	const env = { ...ofOrca, DBUS_SESSION_BUS_ADDRESS: await readFirstLine(bus) }
	start('speech-dispatcher', ['--run-single', '--config-dir', home], env)
	await waitForFile(join(home, 'speech-dispatcher', 'speechd.sock'))
	const orca = start('orca', ['--user-prefs', home], env)
	let log = ''
	let last = Date.now()
	orca.stderr.setEncoding('utf8').on('data', (text: string) => {
		log += text
		last = Date.now()
	})

	return {
		env,
		listen: async (isEnough = () => true) => {
			const end = Date.now() + longest
			last = Date.now()
			while (Date.now() < end && (Date.now() - last < silence || !isEnough(findSpoken(log)))) await wait(20)
			const spoken = findSpoken(log)
			log = ''
			return spoken
		},
		close: async () => {
			for (const child of children.toReversed()) await endGroup(child)
			await rm(home, { recursive: true, force: true })
		},
	}
}

function findSpoken(log: string): string[] {
	const outputs = log.matchAll(/SPEECH OUTPUT: '([^]*?)'(?: voice=\w+)? ?(?:\{.*\}|None)\n/g)
	return [...outputs].map(([, words = '']) => words)
}

/** A home folder with the settings of Orca and of its speech. */
async function writeSettings(): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), 'portal-orca-'))
	await mkdir(join(home, 'modules'))
	for (const [name, text] of Object.entries({ ...speech, 'orca-customizations.py': customizations }))
		await writeFile(join(home, name), text)
	return home
}

async function readFirstLine(child: ChildProcess): Promise<string> {
	if (!child.stdout) return ''
	const lines = createInterface({ input: child.stdout })
	return new Promise((resolve) => lines.once('line', resolve))
}

async function waitForFile(path: string): Promise<void> {
	const end = Date.now() + longest
	while (!existsSync(path) && Date.now() < end) await wait(50)
}

async function endGroup(child: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => child.once('exit', resolve))
	if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
	try {
		process.kill(-child.pid, 'SIGKILL')
		await ended
	} catch {
		// The process has ended by itself.
	}
}
